import { messagesOf } from '../i18n/messages-of.js';

export const t = messagesOf('suspension', {
  suspendName: 'Suspend {name}',
  suspend: 'Suspend',
  suspended: '{name} is suspended.',
  chooseDate: 'Choose a date',
  giveReason: 'Give a reason',
  signedOut: "They'll be signed out everywhere within seconds, open chats included.",
  seatsGo: 'Their open request will be cancelled and their seats will go to others.',
  returnsOn: "They can sign in again on {day}. Until then, they'll see your reason instead.",
  returnsThatDay: "They can sign in again that day. Until then, they'll see your reason instead.",
  returnsWhenLifted: "They can't sign in until someone lifts it. They'll see your reason instead.",
  appeal: 'They can appeal once. Someone other than you will answer.',

  howLong: 'How long',
  untilDate: 'Until a date',
  firstDayBack: 'First day back',
  commonLengths: 'Common lengths',
  oneWeek: '1 week',
  oneMonth: '1 month',
  threeMonths: '3 months',
  untilLifted: "Until it's lifted",

  startFrom: 'Start from',
  reason: 'Reason',
  reasonHint: "They'll see it when they try to sign in.",
  harassment: 'Harassment',
  harassmentText:
    'Others told us about messages from you that hurt or pressured them. That has no place at our tables.',
  unsafe: 'Made others feel unsafe',
  unsafeText:
    "Someone felt unsafe because of what you did at a dinner or wrote before it. We're pausing your account while we look into it.",
  fakeProfile: 'Not who they say they are',
  fakeProfileText: "Your profile doesn't show who you are. Please contact us with a document that does.",
  spam: 'Spam',
  spamText: 'Your account was used to advertise to others.',
  underage: 'Under 18',
  underageText: "You have to be 18 to use {appName}, and we have reason to think you aren't yet.",
  noShows: 'Repeated no-shows',
  noShowsText: "You were expected at several tables and didn't come. The others waited for you.",
});
