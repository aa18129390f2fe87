import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const attendance: Translation<typeof t> = {
  attendance: 'Anwesenheit',
  atRisk: 'Gefährdete Tische',
  atRiskText:
    'Tische der nächsten sieben Tage, die vielleicht Hilfe brauchen. Die Personen stehen auf der Seite des Tisches.',
  noneAtRisk: 'Kein Tisch ist gefährdet',
  noneAtRiskText: 'An jedem Tisch der nächsten sieben Tage haben genug Personen zugesagt.',
  table: 'Tisch',
  tableOf: '{day}, Tisch {id}',
  members: 'Mitglieder',
  confirmed: 'Zugesagt',
  why: 'Warum',
  short: 'eine weitere Absage würde ihn beenden',
  unconfirmed: 'weniger als die Hälfte hat zugesagt',
  no_venue: 'noch kein Lokal',
  saturdays: 'Wer gekommen ist',
  saturdaysSummary:
    '{seats, number} Plätze in zwölf Wochen: {noShows, number} nicht erschienen, {late, number} Absagen am letzten Tag.',
  nothingYet: 'In den letzten zwölf Wochen gab es keine Tische.',
  saturday: 'Samstag',
  seats: 'Plätze',
  noShows: 'Nicht erschienen',
  lateCancellations: 'Absagen am letzten Tag',
  feedback: 'Rückmeldungen',
  feedbackSummary:
    'Geantwortet: {answers} der Mitglieder. Wiedersehen erwünscht: {again} der anderen Personen.',
  noFeedback: 'Zu diesen Wochen gibt es keine Rückmeldungen.',
  answered: 'Geantwortet',
  again: 'Wiedersehen erwünscht',
  concerns: 'Bedenken',
};
