import type { Translation } from '../i18n/messages-of.js';
import type { t } from './messages.js';

export const suspension: Translation<typeof t> = {
  suspendName: '{name} sperren',
  suspend: 'Sperren',
  suspended: '{name} ist gesperrt.',
  chooseDate: 'Bitte ein Datum auswählen',
  giveReason: 'Bitte einen Grund angeben',
  signedOut: 'Die Person wird in wenigen Sekunden überall abgemeldet, offene Chats eingeschlossen.',
  seatsGo: 'Ihre offene Anfrage wird abgesagt, und ihre Plätze gehen an andere.',
  returnsOn: 'Die Anmeldung ist ab {day} wieder möglich. Bis dahin erscheint dort Ihr Grund.',
  returnsThatDay: 'An diesem Tag ist die Anmeldung wieder möglich. Bis dahin erscheint dort Ihr Grund.',
  returnsWhenLifted: 'Bis zur Aufhebung ist keine Anmeldung möglich. Dort erscheint Ihr Grund.',
  appeal: 'Ein Einspruch ist einmal möglich. Die Antwort gibt jemand anderes.',

  howLong: 'Wie lange',
  untilDate: 'Bis zu einem Datum',
  firstDayBack: 'Erster Tag zurück',
  commonLengths: 'Übliche Dauer',
  oneWeek: '1 Woche',
  oneMonth: '1 Monat',
  threeMonths: '3 Monate',
  untilLifted: 'Bis zur Aufhebung',

  startFrom: 'Vorlage',
  reason: 'Grund',
  reasonHint: 'Er erscheint beim Versuch, sich anzumelden.',
  harassment: 'Belästigung',
  harassmentText:
    'Andere haben uns von Nachrichten von dir erzählt, die sie verletzt oder unter Druck gesetzt haben. Das hat an unseren Tischen keinen Platz.',
  unsafe: 'Andere fühlten sich unsicher',
  unsafeText:
    'Jemand hat sich unsicher gefühlt, wegen deines Verhaltens bei einem Essen oder deiner Nachrichten davor. Wir sperren dein Konto, während wir das klären.',
  fakeProfile: 'Falsche Angaben zur Person',
  fakeProfileText:
    'Dein Profil zeigt nicht, wer du bist. Melde dich bitte bei uns mit einem Dokument, das es zeigt.',
  spam: 'Spam',
  spamText: 'Über dein Konto wurde bei anderen geworben.',
  underage: 'Unter 18',
  underageText:
    'Für {appName} musst du 18 sein, und wir haben Grund zu der Annahme, dass du es noch nicht bist.',
  noShows: 'Mehrmals nicht erschienen',
  noShowsText:
    'Du wurdest an mehreren Tischen erwartet und bist nicht gekommen. Die anderen haben auf dich gewartet.',
};
