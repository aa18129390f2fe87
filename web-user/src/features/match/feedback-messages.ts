import { catalogue } from '../../shared/i18n/catalogue.js';

export const t = catalogue('feedback', {
  title: 'How was it?',
  tell: 'Tell us',
  thanks: 'Thanks for telling us',
  change: 'Change',
  attended: 'Were you there?',
  yes: 'Yes',
  no: "I couldn't make it",
  again: 'Who would you sit with again?',
  note: 'Anything else? (optional)',
  private: 'Only we see this. If you pick each other, we may seat you together again.',
  later: 'Later',
  send: 'Send',
  sending: 'Sending...',
  sent: 'Thank you!',
  sentText: 'It helps us match your next table.',
  failed: 'Error',
  tryAgain: "We couldn't save that. Please try again.",
});
