import type { VenueBallot } from '../../shared/api/types.js';
import { chosenOf } from './ballot.js';
import { t } from './messages.js';

/**
 * The changes between two states of the ballot as sentences for the live region; the leading venue is announced by a
 * chat message.
 */
export function ballotChanges(before: VenueBallot, after: VenueBallot): string[] {
  const chosen = chosenOf(after);
  if (before.isOpen && !after.isOpen)
    return chosen ? [t('announceClosed', { name: chosen.name })] : [t('closed')];
  return after.venues.flatMap(({ id, name, votes }) => {
    const known = before.venues.find((venue) => venue.id === id);
    if (!known) return [t('announceSuggestion', { name })];
    return known.votes === votes ? [] : [t('announceVotes', { name, count: votes })];
  });
}
