import { BrowserRouter } from 'react-router-dom';
import { TopBar } from '../shared/offline/TopBar.js';
import { ToastHost } from '../shared/ui/toast/ToastHost.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { RouteFocus } from './RouteFocus.js';
import { SessionGate } from './SessionGate.js';

export function App() {
  return (
    <>
      <TopBar />
      <BrowserRouter>
        <RouteFocus />
        <ErrorBoundary>
          <SessionGate />
        </ErrorBoundary>
        <ToastHost />
      </BrowserRouter>
    </>
  );
}
