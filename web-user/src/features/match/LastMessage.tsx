import { Link } from 'react-router-dom';
import type { Match } from '../../shared/api/types.js';
import { momentLabel } from '../../shared/moments.js';
import { useMe } from '../../shared/session/me.js';
import { cx } from '../../shared/ui/cx.js';
import { t } from './messages.js';

type Message = NonNullable<Match['lastMessage']>;

/** The last message of the chat of a match, with author, time and a link to the chat. */
export function LastMessage({ match, message }: { match: Match; message: Message }) {
  const me = useMe();
  const who = message.userId === me.id ? t('you') : message.firstName;
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 rounded-md bg-sunken px-3.5 py-2.5 text-sm">
      <p className="truncate font-semibold">
        <bdi>{who}</bdi>
      </p>
      <time dateTime={message.createdAt} className="text-xs text-muted">
        {momentLabel(Date.parse(message.createdAt))}
      </time>
      <p
        className={cx(
          'col-span-2 line-clamp-2 wrap-anywhere',
          match.unread > 0 ? 'font-semibold' : 'text-muted',
        )}
      >
        <bdi>{message.text}</bdi>
      </p>
      {!match.hasLeftChat && (
        <Link
          to={`/chat/${match.id}`}
          className="col-span-2 -mb-2 inline-flex min-h-11 items-center justify-self-start font-semibold text-tomato-deep underline underline-offset-3"
        >
          {t('openChat')}
        </Link>
      )}
    </div>
  );
}
