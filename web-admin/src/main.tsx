import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LANGUAGE } from './shared/i18n/language.js';
import './shared/theme/fonts.css';

document.documentElement.lang = LANGUAGE;
// Before the app, because its modules hold texts in constants.
if (LANGUAGE === 'es') await import('./app/spanish.js');
const [{ App }, { reactAdminMessages }] = await Promise.all([
  import('./app/App.js'),
  LANGUAGE === 'es' ? import('./app/react-admin-messages.es.js') : import('./app/react-admin-messages.js'),
]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App messages={reactAdminMessages} />
  </StrictMode>,
);
