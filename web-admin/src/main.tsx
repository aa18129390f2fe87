import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadReactAdminMessages, loadTranslations } from './app/translations.js';
import { LANGUAGE } from './shared/i18n/language.js';
import './shared/theme/fonts.css';

document.documentElement.lang = LANGUAGE;
// Before the app, because its modules hold texts in constants.
await loadTranslations(LANGUAGE);
const [{ App }, reactAdminMessages] = await Promise.all([
  import('./app/App.js'),
  loadReactAdminMessages(LANGUAGE),
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App messages={reactAdminMessages} />
  </StrictMode>,
);
