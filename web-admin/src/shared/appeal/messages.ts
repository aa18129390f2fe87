import { catalogue } from '../i18n/catalogue.js';

export const t = catalogue('appeal', {
  sendAnswer: 'Send answer',
  outcome: 'Outcome',
  chooseOutcome: 'Choose an outcome.',
  answerText: 'Answer',
  answerHint: "They'll get it by email. There's no second appeal.",
  writeAnswer: 'Write an answer',
});
