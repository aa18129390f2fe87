import { catalogue } from '../../shared/i18n/catalogue.js';

export const t = catalogue({
  en: {
    title: 'Your Matches',
    back: 'Back',
    startGroup: 'Start Group Chat',
    startPair: 'Start Chat',
    emptyTitle: 'No matches yet',
    emptyText: 'Ask for a table and the people you will sit with show up here.',
    startMatching: 'Start Matching',
    past: 'Past',
    failed: 'Your matches could not be loaded.',
    retry: 'Try again',

    people: 'With {names}',
    peopleAndMore: 'With {names} and {count} more',
    tableOf: 'Table of {count}',
    justTwo: 'Just the two of you',
    score: 'Match',
    scoreValue: '{score}%',
    when: 'When',
    time: 'At',
    where: 'Where',
    around: 'Around',
    shared: 'You share',
    pending: 'Filling up',
    confirmed: 'Table is set',
    completed: 'Enjoyed',
    archived: 'Past',

    confirmSeat: "I'll be there",
    confirming: 'Confirming...',
    seatConfirmed: 'You are coming',
    seatConfirmedTitle: 'Seat confirmed',
    seatConfirmedText: 'Your table knows that you are coming.',
    confirmFailedTitle: 'Error',
    confirmFailedText: 'Your seat could not be confirmed. Please try again.',

    foundTitle: 'Match Found',
    foundText: 'You have a seat with {names}.',
    joinChat: 'Join Chat',
  },
});
