import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { loadTranslations } from './app/translations.js';
import { type Locale, locale } from './shared/i18n/locale.js';
import { lastSignedInUser } from './shared/offline/last-signed-in-user.js';
import './shared/styles/app.css';
import { showCarriedToasts } from './shared/ui/toast/toast-store.js';
import { whenIdle } from './shared/when-idle.js';

/** If the translations fail to load, the app starts in English. */
async function loadLanguage(): Promise<Locale> {
  return loadTranslations(locale).then(
    () => locale,
    () => 'en',
  );
}

document.documentElement.lang = await loadLanguage();
showCarriedToasts();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
// On a slow network texts and fonts compete, so fonts are loaded second. A returning user has both cached.
// Without them the system's fonts are used.
const hasFonts = lastSignedInUser() !== null;
void (hasFonts ? Promise.resolve() : whenIdle())
  .then(() => import('./shared/styles/fonts.css'))
  .catch(() => undefined);
