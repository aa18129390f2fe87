import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('table-change', {
  label: 'A question about your table',
  second_table:
    'One person has no table yet. Would you share a second table with them{count, plural, =0 {} other {, together with {names}}}?',
  merge:
    'Would your table like company? We could bring you together with {newcomers, plural, one {one person} other {# people}} for this meal.',
  rescue:
    'A table of {newcomers} is too small to meet. Would you join it{count, plural, =0 {} other {, together with {names}}}?',
  until:
    'If everyone we asked says yes by {deadline}, you get a new table with a new chat. Otherwise nothing changes. Nobody sees your answer.',
  left: '{hours, plural, =0 {} other {# h }}{minutes} min left',
  agree: "Yes, I'm in",
  decline: "No, I'll stay",
  agreed:
    "You said yes. If everyone does by {deadline}, you'll get your new table. Otherwise nothing changes.",
  declined: "You're staying at your table. You can still say yes until {deadline}.",
  changedMind: "I'd rather stay",
  agreeAfterAll: "I'm in after all",
  offline: "You're offline. You can answer once you're back.",
  loadFailed: "We couldn't check if there's a question for you.",
  retry: 'Try again',

  formedTitle: 'You have a new table',
  formedText: 'Say hi to everyone there.',
  declinedTitle: "Got it, you're staying",
  staysTitle: 'Your table stays as it is',
  failedTitle: "We couldn't save your answer",
  failedText: 'Please try again.',
});
