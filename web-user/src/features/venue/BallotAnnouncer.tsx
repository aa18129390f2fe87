import { useState } from 'react';
import type { Match, VenueBallot } from '../../shared/api/types.js';
import { chosenOf } from './ballot.js';
import { t } from './messages.js';
import { useBallot, useBallotEvents } from './queries.js';

/** Keeps the ballot of a match current and announces its changes; mounted where it is never hidden. */
export function BallotAnnouncer({ match: { id } }: { match: Match }) {
  useBallotEvents(id);
  const { data } = useBallot(id);
  return data ? <Announcements ballot={data} /> : null;
}

/** A live region that announces proposals and votes of other members. */
function Announcements({ ballot }: { ballot: VenueBallot }) {
  const [heard, setHeard] = useState({ ballot, news: [] as string[] });
  if (heard.ballot !== ballot) setHeard({ ballot, news: ballotChanges(heard.ballot, ballot) });
  return (
    <div aria-live="polite" className="sr-only">
      {heard.news.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

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
