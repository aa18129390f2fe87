import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const policies: Translation<typeof t> = {
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  back: 'Zurück zu {app}',
  houseRules: 'Hausregeln',
  rulesNotLoaded: 'Wir konnten die Hausregeln nicht laden',
  textNotLoaded: 'Wir konnten diesen Text nicht laden',
  checkConnection: 'Prüfe deine Verbindung und versuch es noch einmal.',
  updated: 'Zuletzt aktualisiert: 29. Juni 2025',
};
