import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { type Locale, locale } from './shared/i18n/locale.js';
import './shared/styles/app.css';
import { showCarriedToasts } from './shared/ui/toast/toast-store.js';

/** Without its texts, as when the network fails on them, the app is there all the same, in English. */
async function spokenLanguage(): Promise<Locale> {
  if (locale === 'en') return 'en';
  return import('./app/spanish.js').then(
    () => locale,
    () => 'en',
  );
}

document.documentElement.lang = await spokenLanguage();
showCarriedToasts();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
