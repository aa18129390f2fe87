import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('sharedPlan', {
  title: 'Share my plan',
  text: 'A friend with the link sees your first name, the day, the time and the place. They see nothing about the others.',
  create: 'Make a link',
  creating: 'One moment...',
  on: 'A link is on since {moment}. It ends a few hours after you meet.',
  again: 'Make a new link',
  againText: 'A new link ends this one.',
  stop: 'Stop sharing',
  stopping: 'Stopping...',
  link: 'Your link',
  once: "Send it now: we can't show it again.",
  copy: 'Copy link',
  copied: 'Link copied',
  share: 'Share',
  stopped: 'Your plan is no longer shared',
  failed: "We couldn't load your plan.",
  notMade: "Couldn't make the link",
  notStopped: "Couldn't stop sharing",
  tryAgain: 'Please try again.',
});
