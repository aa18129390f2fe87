import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './feedback-messages.js';

export const feedback: Translation<typeof t> = {
  title: 'Wie war’s?',
  tell: 'Erzähl uns davon',
  thanks: 'Danke für deine Antwort',
  change: 'Ändern',
  attended: 'Warst du da?',
  yes: 'Ja',
  no: 'Ich konnte nicht kommen',
  members: 'Über die anderen',
  notAgainHint:
    'Die anderen sehen deine Antworten nie. Wenn du Nein wählst, setzen wir euch nicht mehr zusammen.',
  presence: 'Am Tisch?',
  came: 'Da',
  didNotCome: 'Nicht da',
  unsure: 'Unsicher',
  again: 'Wiedersehen?',
  gladly: 'Gern',
  notAgain: 'Nein',
  noAnswer: 'Keine Angabe',
  concern: 'Soll unsere Moderation etwas wissen? (freiwillig)',
  concernHint: 'Das geht als Meldung an unsere Moderation. Dein Tisch sieht es nie.',
  concernSent: 'Deine Meldung ist bei unserer Moderation.',
  loading: 'Deine Antworten werden geladen',
  loadFailed: 'Deine Antworten konnten nicht geladen werden',
  note: 'Noch etwas? (freiwillig)',
  private:
    'Das sehen nur wir. Wenn ihr euch beide wiedersehen wollt, setzen wir euch vielleicht noch einmal zusammen.',
  later: 'Später',
  send: 'Senden',
  sending: 'Senden...',
  sent: 'Danke!',
  sentText: 'Das hilft uns bei deinem nächsten Tisch.',
  failed: 'Fehler',
  tryAgain: 'Das konnte nicht gespeichert werden. Versuch es noch einmal.',
};
