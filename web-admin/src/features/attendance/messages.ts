import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('attendance', {
  attendance: 'Attendance',
  atRisk: 'Tables at risk',
  atRiskText:
    'Tables of the next seven days that may need your help. The people at them are on the page of the table.',
  noneAtRisk: 'No table is at risk',
  noneAtRiskText: 'Every table of the next seven days has enough people who say they are coming.',
  table: 'Table',
  tableOf: '{day}, table {id}',
  members: 'Members',
  confirmed: 'Confirmed',
  why: 'Why',
  short: 'one more cancellation would end it',
  unconfirmed: 'fewer than half have confirmed',
  no_venue: 'no venue yet',
  saturdays: 'Who came',
  saturdaysSummary:
    '{seats, number} seats in twelve weeks: {noShows, number} no-shows and {late, number} cancellations on the last day.',
  nothingYet: 'There were no tables in the past twelve weeks.',
  saturday: 'Saturday',
  seats: 'Seats',
  noShows: 'No-shows',
  lateCancellations: 'Last-day cancellations',
  feedback: 'Feedback',
  feedbackSummary: '{answers} of the members answered. They would meet {again} of the others again.',
  noFeedback: 'No feedback in these weeks.',
  answered: 'Answered',
  again: 'Would meet again',
  concerns: 'Concerns',
});
