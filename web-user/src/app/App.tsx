import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { ToastHost } from '../shared/ui/toast/ToastHost.js';
import { Crash } from './Crash.js';
import { createQueryClient } from './query-client.js';
import { RouteFocus } from './RouteFocus.js';
import { SessionGate } from './SessionGate.js';

const queryClient = createQueryClient();

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <RouteFocus />
        <Crash>
          <SessionGate />
        </Crash>
      </BrowserRouter>
      <ToastHost />
    </QueryClientProvider>
  );
}
