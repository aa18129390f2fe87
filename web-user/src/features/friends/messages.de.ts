import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const friends: Translation<typeof t> = {
  title: 'Komm zu zweit oder zu dritt',
  text: 'Bring eine oder zwei Personen mit. Ihr sitzt am selben Tisch oder wartet zusammen.',
  bring: 'Jemanden mitbringen',
  bringing: 'Einen Moment...',
  haveCode: 'Ich habe einen Code',
  code: 'Der Code, den du bekommen hast',
  codeHint:
    'Acht Buchstaben und Ziffern. Ihr braucht beide denselben Tag, dieselbe Mahlzeit und dieselbe Art von Lokal.',
  join: 'Dazukommen',
  joining: 'Einen Moment...',
  back: 'Zurück',

  waitingText:
    'Schick diesen Code weiter. Er gilt für denselben Tag, dieselbe Mahlzeit und dieselbe Art von Lokal bis Donnerstagabend.',
  oneMore: 'Für eine Person ist noch Platz. Dein Code:',
  share: 'Teilen',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  copyFailed: 'Markier den Code und kopier ihn.',
  alone: 'Doch allein kommen',

  together: 'Du kommst mit {names}.',
  togetherText: 'Ihr bekommt einen gemeinsamen Tisch. Bis für euch alle Platz ist, wartet ihr zusammen.',
  leave: 'Gruppe verlassen',
  leaving: 'Einen Moment...',
  leaveTitle: 'Die Gruppe verlassen?',
  leaveText: 'Alle behalten ihre eigene Anfrage und bekommen einzeln einen Platz.',
  stay: 'Zusammenbleiben',

  over: 'Deine Gruppe gibt es nicht mehr',
  overText: 'Du wartest weiter auf einen Tisch, jetzt allein. Du kannst wieder jemanden mitbringen.',
  ok: 'OK',

  invitedTitle: 'Jemand möchte dich dabeihaben',
  invitedText:
    'Es geht um {date}, {meal}, {venue}. Such einen Tisch für dasselbe und komm dann mit einem Tippen dazu.',
  invitedTextCut:
    'Such einen Tisch für denselben Tag, dieselbe Mahlzeit und dieselbe Art von Lokal und komm dann dazu.',
  find: 'Tisch finden',

  joined: 'Ihr kommt zusammen',
  left: 'Du kommst wieder allein',
  failed: 'Das hat nicht geklappt',
  tryAgain: 'Versuch es noch einmal.',
  notKnown: 'Mit wem du kommst, konnte nicht geladen werden.',
  retry: 'Noch einmal',
};
