import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const ui: Translation<typeof t> = {
  consoleName: '{name} Konsole',
  console: 'Konsole',
  loading: 'Wird geladen',
  loadingTitle: 'Wird geladen…',
  notLoaded: 'Das wurde nicht geladen',
  tryAgain: 'Noch einmal versuchen',
  notFound: 'Nicht gefunden',
  nothingHere: 'Hier ist nichts',
  trouble: 'Etwas ist schiefgegangen',
  toList: 'Zurück zur Liste',
  noMatches: 'Nichts passt zu diesen Filtern',
  clearFilters: 'Filter entfernen',
  any: 'Alle',
  consequences: 'Was passieren wird',
  notNow: 'Jetzt nicht',
  cancel: 'Abbrechen',
  length: '{length} von {maxLength}',
  offline:
    'Keine Verbindung. Was Sie sehen, ist vielleicht nicht aktuell. Entscheidungen, die nicht ankommen, bleiben auf dieser Seite, bis Sie sie noch einmal senden.',
  exportList: 'Als CSV herunterladen',
  exportedPart: 'Die Datei hat die ersten {rows, number} von {total, number} Zeilen.',
  deletedUser: 'Gelöschtes Konto',
};
