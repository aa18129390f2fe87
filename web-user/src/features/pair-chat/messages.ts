import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('chat-offer', {
  title: '{name} would like to stay in touch too',
  text: "You met on {date}, and you'd both meet again. Chat just the two of you? Your chat opens if you both say yes.",
  until: 'You can answer until {date}. A no is never shown.',
  waiting: "You said yes. If {name} does too by {date}, you'll find your chat here.",
  agree: 'Open a chat',
  decline: 'No, thanks',
  withdraw: "I'd rather not",
  openedTitle: 'Your chat is open',
  openedText: "It's just the two of you. Say hi!",
  loadFailed: "We couldn't check who would like to stay in touch.",
  failedTitle: "We couldn't save your answer",
  failedText: 'Please try again.',
  offline: "You're offline. You can answer once you're back.",
});
