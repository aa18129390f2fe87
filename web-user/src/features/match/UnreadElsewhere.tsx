import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { titleOf } from './members.js';
import { useMatches } from './queries.js';
import { UnreadBadge } from './unread.js';

/** A link to another chat with unread messages. That one is read then, so the links lead through all of them. */
export function UnreadElsewhere({ matchId }: { matchId: number }) {
  const next = useMatches().data?.find(({ id, unread }) => id !== matchId && unread > 0);
  if (!next) return null;
  return (
    <Link
      to={`/chat/${next.id}`}
      className="relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
    >
      <MessagesSquare aria-hidden className="size-6" />
      <span className="sr-only">{titleOf(next)}</span>
      <UnreadBadge count={next.unread} className="absolute -top-0.5 -right-1" />
    </Link>
  );
}
