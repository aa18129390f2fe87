import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('friends', {
  title: 'Come with a friend',
  text: 'Bring one or two friends. You sit at one table, or wait together.',
  bring: 'Bring a friend',
  bringing: 'One moment...',
  haveCode: 'I have a code',
  code: "Your friend's code",
  codeHint: 'Eight letters and digits. You both need the same day, meal and venue.',
  join: 'Join my friend',
  joining: 'Joining...',
  back: 'Back',

  waitingText:
    'Send this code to your friend. It works for the same day, meal and venue until Thursday night.',
  oneMore: 'There is room for one more. Your code:',
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Please select the code and copy it.',
  alone: 'Come alone instead',

  together: "You're coming with {names}.",
  togetherText: 'You get one table together. Until there is room for all of you, you wait together.',
  leave: 'Leave the group',
  leaving: 'Leaving...',
  leaveTitle: 'Leave the group?',
  leaveText: 'Everyone keeps their own request, and each of you is seated alone.',
  stay: 'Stay together',

  over: 'Your group has ended',
  overText: "You're still in line for a table, on your own. You can bring a friend again.",
  ok: 'OK',

  invitedTitle: 'A friend wants you along',
  invitedText: 'They go on {date}, {meal}, {venue}. Find a table for the same, then join them with one tap.',
  invitedTextCut: 'Find a table for the same day, meal and venue as your friend, then join them.',
  find: 'Find a table',

  joined: "You're coming together",
  left: "You're on your own again",
  failed: "That didn't work",
  tryAgain: 'Please try again.',
  notKnown: "We couldn't load who you're coming with.",
  retry: 'Try again',
});
