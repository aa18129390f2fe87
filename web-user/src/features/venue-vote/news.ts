import type { VenueBallot } from '../../shared/api/types.js';
import { chosenOf } from './ballot.js';
import { t } from './messages.js';

/** What has changed on the ballot, as sentences to be spoken; who is ahead is said in the chat itself. */
export function newsBetween(before: VenueBallot, after: VenueBallot): string[] {
  const chosen = chosenOf(after);
  if (before.isOpen && !after.isOpen)
    return chosen ? [t('newsClosed', { name: chosen.name })] : [t('closed')];
  return after.venues.flatMap(({ id, name, votes }) => {
    const known = before.venues.find((venue) => venue.id === id);
    if (!known) return [t('newsProposed', { name })];
    return known.votes === votes ? [] : [t('newsVotes', { name, count: votes })];
  });
}
