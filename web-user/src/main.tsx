import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { locale } from './shared/i18n/locale.js';
import './shared/styles/app.css';
import { showCarriedToasts } from './shared/ui/toast/toast-store.js';

document.documentElement.lang = locale;
// Without the translation, as when the network fails on it, the app is there all the same, in English.
if (locale === 'es') await import('./app/spanish.js').catch(() => undefined);
showCarriedToasts();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
