import { catalogue } from '../../shared/i18n/catalogue.js';

export const t = catalogue('venue-vote', {
  title: 'Where shall we meet?',
  titleClosed: 'Where we meet',
  list: 'Proposed places',
  noneYet: 'No place yet',
  loading: 'Loading the places...',

  emptyText: 'No place yet — propose one from the map.',
  emptyClosed: 'Nobody proposed a place. Agree on one in the chat.',
  near: 'So far: {place}',
  propose: 'Propose from the map',

  suggested: 'Suggested for you all',
  proposedBy: 'Proposed by {name}',
  proposedBySomebodyGone: 'Proposed by somebody who left',
  proposedByMe: 'Proposed by you',
  votes: '{count, plural, =0 {No votes yet} one {# vote} other {# votes}}',
  vote: 'Vote',
  voteFor: 'Vote for {name}',
  yourVote: 'Your vote',
  forNow: 'For now',
  ahead: 'Ahead',
  chosen: 'We meet here',
  onMap: '{name} on the map',
  until: 'You can vote until {time}. One vote each; you may change your mind.',
  closed: 'The vote is closed.',
  offline: "You can vote once you're back online.",

  failed: 'The places could not be loaded.',
  retry: 'Try again',
  error: 'Error',
  voteFailed: 'Your vote could not be counted. Please try again.',

  newsProposed: '{name} is proposed.',
  newsVotes: '{name}: {count, plural, =0 {no votes} one {# vote} other {# votes}}.',
  newsClosed: 'The vote is closed. You meet at {name}.',

  proposeThis: 'Propose to my table',
  proposeThisOf: 'Propose to my table: {name}',
  whichTable: 'Which table is it for?',
  whichTableText: '{name} goes on the list of the table you choose.',
  proposedTitle: 'On the list',
  proposedText: 'Your table can vote for {name} now.',
  toChat: 'Go to the chat',
  notProposedTitle: 'Not proposed',
  notProposedText: 'The place could not be proposed. Please try again.',
});
