import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const api: Translation<typeof t> = {
  unreachable:
    'Der Server ist gerade nicht erreichbar. Bitte die Verbindung prüfen und noch einmal versuchen.',
  someone: 'Jemand',
  decidedBefore: '{name}: {what} ({when}). Bitte vor der Entscheidung noch einmal ansehen.',
  failed: 'Etwas ist schiefgegangen. Bitte noch einmal versuchen.',
};
