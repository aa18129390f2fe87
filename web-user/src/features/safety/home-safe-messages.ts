import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('homeSafe', {
  title: 'Home safe?',
  text: "No one at your table sees your answer. If you don't answer, nothing happens.",
  yes: "Yes, I'm home",
  no: 'No, something was wrong',
  note: 'What happened? (optional)',
  noteHint: 'Only our moderators read this. Your table stays as it is.',
  send: 'Tell the moderators',
  back: 'Back',
  thanks: 'Thank you for answering. Take care!',
  failed: "Couldn't save your answer",
  tryAgain: 'Please try again. In danger? Call your local emergency services now.',
});
