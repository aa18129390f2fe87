import { useState } from 'react';
import type { Match, VenueBallot } from '../../shared/api/types.js';
import { ballotChanges } from './ballot-changes.js';
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
