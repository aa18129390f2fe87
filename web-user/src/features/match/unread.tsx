import { useTitlePrefix } from '../../shared/hooks/use-page-title.js';
import { cx } from '../../shared/ui/cx.js';
import { t } from './messages.js';
import { useMatches } from './queries.js';

/** The server counts unread messages up to this number. */
const MAX_COUNT = 99;

/** Formats a count as '7', or as '99+' from the limit on. */
const countLabel = (count: number): string => (count >= MAX_COUNT ? `${MAX_COUNT}+` : String(count));

/** Number of unread messages in all chats. */
function useUnread(): number {
  const { data = [] } = useMatches();
  return data.reduce((sum, { unread }) => sum + unread, 0);
}

/** Badge with the number of unread messages; renders nothing for zero. */
export function UnreadBadge({
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

/** A dot on the navigation link when any chat has unread messages. */
export function UnreadDot({ className }: { className?: string }) {
  return <UnreadBadge count={useUnread()} className={className} />;
}

/** Shows the number of unread messages in the document title. Mount it once. */
export function UnreadInTitle() {
  const unread = useUnread();
  useTitlePrefix(unread > 0 ? countLabel(unread) : '');
  return null;
}
