import { messagesOf } from '../i18n/messages-of.js';

export const t = messagesOf('attendance', {
  title: "Who's coming",
  saidYes: '{confirmed} of {seats} said yes',
  youLate: "You're about {minutes} min late",
  late: '{name} is about {minutes} min late',
  confirmSeat: "I'll be there",
  confirming: 'Confirming...',
  seatConfirmed: "You're going",
  confirmFailedText: "We couldn't confirm your seat. Please try again.",
  runningLate: 'Running late?',
  minutes: '{minutes} min',
  failedTitle: 'Error',
  failedText: "We couldn't tell your table. Please try again.",
});
