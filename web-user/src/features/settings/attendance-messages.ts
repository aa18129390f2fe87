import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('attendanceSteps', {
  title: 'My attendance',
  text: 'What we noted about tables you missed, and how to tell us if we got it wrong.',
  failed: "We couldn't load your attendance.",
  none: 'All good: there is nothing here.',
  no_show: "You didn't come to your table on {date}.",
  late_cancellation: 'You gave up your seat for {date} late.',
  warning: 'A friendly reminder. Nothing changes.',
  later_priority: 'Others are seated first until {until}.',
  pause: "You can't ask for new tables until {until}.",
  fades: 'It counts less every day and is gone after 90 days.',
  lifted: 'Lifted: it no longer counts.',
  waiting: 'A moderator is reading your appeal. Until then, nothing changes for you.',
  upheld: 'A moderator read your appeal. It stays.',
  why: 'What should we know?',
  send: 'Send appeal',
  sending: 'Sending...',
  sent: 'Thank you. A moderator will read it.',
  notSent: "Couldn't send your appeal",
  tryAgain: 'Please try again.',
});
