import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import './shared/styles/app.css';
import { showCarriedToasts } from './shared/ui/toast/toast-store.js';

showCarriedToasts();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
