import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { type Locale, locale } from './shared/i18n/locale.js';
import { whoWasHere } from './shared/offline/whose-device.js';
import './shared/styles/app.css';
import { showCarriedToasts } from './shared/ui/toast/toast-store.js';
import { whenIdle } from './shared/when-idle.js';

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
// Words first, their shapes after: on a slow network they would keep each other waiting. Who was here has both.
const hasFonts = whoWasHere() !== null;
void (hasFonts ? Promise.resolve() : whenIdle()).then(() => import('./shared/styles/fonts.css'));
