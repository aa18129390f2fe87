import { catalogue } from '../../shared/i18n/catalogue.js';

export const t = catalogue('match', {
  title: 'Your Matches',
  back: 'Back',
  startGroup: 'Start Group Chat',
  startPair: 'Start Chat',
  emptyTitle: 'No matches yet',
  emptyText: "Request a table and you'll see who you're eating with here.",
  startMatching: 'Start Matching',
  past: 'Past',
  failed: "We couldn't load your matches.",

  unread: '{count, plural, one {# new message} other {# new messages}}',
  you: 'You',
  calendar: 'Add to calendar',

  people: 'With {names}',
  peopleAndMore: 'With {names} and {count} more',
  tableOf: 'Table of {count}',
  justTwo: 'Just the two of you',
  date: 'Date',
  time: 'Time',
  venue: 'Venue',
  area: 'Area',
  pending: 'Filling up',
  confirmed: 'Table is set',
  completed: 'Completed',
  archived: 'Past',
  metOn: 'You met on {date}',
  in_touch: 'In touch',

  foundTitle: 'Match Found',
  foundMeetup: 'Meetup: {title}',
  foundText: "You're at a table with {names}.",
  joinChat: 'Join Chat',
});
