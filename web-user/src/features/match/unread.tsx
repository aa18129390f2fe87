import { useTitleMark } from '../../shared/hooks/use-page-title.js';
import { cx } from '../../shared/ui/cx.js';
import { t } from './messages.js';
import { useMatches } from './queries.js';

/** The server counts no further. */
const COUNTED_TO = 99;

/** '7', or '99+' from where nobody counts any more. */
export const countLabel = (count: number): string => (count >= COUNTED_TO ? `${COUNTED_TO}+` : String(count));

/** How many messages wait in all chats together. */
export function useUnread(): number {
  const { data = [] } = useMatches();
  return data.reduce((sum, { unread }) => sum + unread, 0);
}

/** The number of messages that wait; nothing where there are none. */
export function UnreadMark({
  count,
  tone = 'bg-tomato text-on-tomato',
  className,
}: {
  count: number;
  tone?: string;
  className?: string;
}) {
  if (count === 0) return null;
  return (
    <span
      className={cx(
        'grid h-5.5 min-w-5.5 place-items-center rounded-full px-1.5 text-xs leading-none font-bold',
        tone,
        className,
      )}
    >
      <span aria-hidden>{countLabel(count)}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  );
}

/** The same for all chats, to be laid on a way to them. */
export function UnreadDot({ className }: { className?: string }) {
  return <UnreadMark count={useUnread()} className={className} />;
}

/** Says in the title of the tab how many messages wait. Belongs on every signed-in screen once. */
export function UnreadInTitle() {
  const unread = useUnread();
  useTitleMark(unread > 0 ? countLabel(unread) : '');
  return null;
}
