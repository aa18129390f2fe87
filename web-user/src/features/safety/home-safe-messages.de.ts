import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './home-safe-messages.js';

export const homeSafe: Translation<typeof t> = {
  title: 'Gut zu Hause?',
  text: 'Niemand an deinem Tisch sieht deine Antwort. Wenn du nicht antwortest, passiert nichts.',
  yes: 'Ja, ich bin zu Hause',
  no: 'Nein, etwas war nicht in Ordnung',
  note: 'Was ist passiert? (freiwillig)',
  noteHint: 'Das liest nur unsere Moderation. An deinem Tisch ändert sich nichts.',
  send: 'Der Moderation sagen',
  back: 'Zurück',
  thanks: 'Danke für deine Antwort. Pass auf dich auf!',
  failed: 'Deine Antwort konnte nicht gespeichert werden',
  tryAgain: 'Versuch es noch einmal. In Gefahr? Ruf sofort den Notruf an.',
};
