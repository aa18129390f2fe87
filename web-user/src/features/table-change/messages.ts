import { catalogue } from '../../shared/i18n/catalogue.js';

export const t = catalogue('table-split', {
  label: 'A second table',
  question:
    'One person has no table yet. Would you share a second table with them{count, plural, =0 {} other {, together with {names}}}?',
  until: 'If everyone we asked says yes by {deadline}, you move. Otherwise nothing changes.',
  agree: "Yes, I'll move",
  decline: "No, I'll stay",
  waiting:
    "Thanks! We're waiting for {names}. If it doesn't work out by {deadline}, your table stays as it is.",
  changedMind: "I'd rather stay",

  formedTitle: 'You have a new table',
  formedText: 'Say hi to everyone there.',
  staysTitle: 'Your table stays as it is',
  failedTitle: "We couldn't save your answer",
  failedText: 'Please try again.',
});
