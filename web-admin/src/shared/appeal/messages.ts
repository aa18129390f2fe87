import { messagesOf } from '../i18n/messages-of.js';

export const t = messagesOf('appeal', {
  sendAnswer: 'Send answer',
  outcome: 'Outcome',
  chooseOutcome: 'Choose an outcome.',
  answerText: 'Answer',
  answerHint: "They'll get it by email. There's no second appeal.",
  writeAnswer: 'Write an answer',
});
