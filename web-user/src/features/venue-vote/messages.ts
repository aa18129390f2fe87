import { catalogue } from '../../shared/i18n/catalogue.js';

export const t = catalogue('venue-vote', {
  title: 'Where should we meet?',
  titleClosed: "Where we're meeting",
  list: 'Suggested places',
  noneYet: 'No place yet',
  loading: 'Loading places...',

  emptyOpen: 'No place yet. Suggest one from the map.',
  emptyClosed: 'No one suggested a place. Pick one together in the chat.',
  near: 'For now: {place}',
  suggestFromMap: 'Suggest from the map',

  byProduct: 'Suggested for your table',
  byMember: 'Suggested by {name}',
  byFormerMember: 'Suggested by someone who left',
  byMe: 'Suggested by you',
  votes: '{count, plural, =0 {No votes yet} one {# vote} other {# votes}}',
  votesClosed: '{count, plural, =0 {No votes} one {# vote} other {# votes}}',
  vote: 'Vote',
  voteFor: 'Vote for {name}',
  yourVote: 'Your vote',
  leading: 'Leading',
  chosen: "We're meeting here",
  onMap: '{name} on the map',
  until: 'You can vote until {time}. One vote each. You can change it.',
  closed: 'Voting is closed.',
  offline: "You can vote once you're back online.",

  failed: "We couldn't load the places.",
  retry: 'Try again',
  error: 'Error',
  voteFailed: "We couldn't count your vote. Please try again.",

  announceSuggestion: '{name} was suggested.',
  announceVotes: '{name}: {count, plural, =0 {no votes} one {# vote} other {# votes}}.',
  announceClosed: "Voting is closed. You're meeting at {name}.",

  suggest: 'Suggest to my table',
  suggestNamed: 'Suggest to my table: {name}',
  whichTable: 'Which table is it for?',
  whichTableText: 'The table you pick can vote for {name}.',
  suggestedTitle: 'Added to the list',
  suggestedText: 'Your table can now vote for {name}.',
  toChat: 'Go to the chat',
  notSuggestedTitle: 'Not added',
  notSuggestedText: "We couldn't suggest this place. Please try again.",
});
