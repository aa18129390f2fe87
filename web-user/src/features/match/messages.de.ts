import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const match: Translation<typeof t> = {
  title: 'Deine Tische',
  back: 'Zurück',
  startGroup: 'Gruppenchat starten',
  startPair: 'Chat starten',
  openChat: 'Chat öffnen',
  emptyTitle: 'Noch kein Tisch',
  emptyText: 'Frag einen Tisch an, dann siehst du hier, mit wem du isst.',
  startMatching: 'Tisch anfragen',
  past: 'Vorbei',
  failed: 'Deine Tische konnten nicht geladen werden.',

  unread: '{count, plural, one {# neue Nachricht} other {# neue Nachrichten}}',
  you: 'Du',
  calendar: 'In den Kalender',

  people: 'Mit {names}',
  peopleAndMore: 'Mit {names} und {count, plural, one {einer weiteren Person} other {# weiteren}}',
  tableOf: 'Tisch für {count}',
  justTwo: 'Nur ihr zwei',
  date: 'Datum',
  time: 'Uhrzeit',
  venue: 'Lokal',
  area: 'Gegend',
  pending: 'Füllt sich',
  waitingForAnswers: 'Warten auf Antworten',
  seatsLeft: '{count, plural, one {Noch # Platz} other {Noch # Plätze}}',
  confirmed: 'Tisch steht',
  completed: 'Beendet',
  archived: 'Vorbei',
  metOn: 'Euer Treffen: {date}',
  in_touch: 'In Kontakt',

  foundTitle: 'Tisch gefunden!',
  foundMeetup: 'Treffen: {title}',
  todayAt: 'Heute um {time}',
  tonightAt: 'Heute Abend um {time}',
  foundText: 'Du teilst einen Tisch mit {names}.',
  joinChat: 'Zum Chat',
};
