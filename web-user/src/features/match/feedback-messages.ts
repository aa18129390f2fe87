import { catalogue } from '../../shared/i18n/catalogue.js';

export const t = catalogue('feedback', {
  title: 'How was it?',
  tell: 'Tell us',
  thanks: 'Thanks for telling us',
  change: 'Change',
  attended: 'Were you there?',
  yes: 'Yes',
  no: "I couldn't make it",
  again: 'With whom would you like to sit again?',
  note: 'Anything else? (optional)',
  private:
    'Nobody at your table sees any of this. When two people choose each other, they may meet again soon.',
  later: 'Later',
  send: 'Send',
  sending: 'Sending...',
  sent: 'Thank you!',
  sentText: 'It helps us to set the next table.',
  failed: 'Error',
  tryAgain: 'We could not keep that. Please try again.',
});
