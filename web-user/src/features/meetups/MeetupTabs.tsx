import { Link } from 'react-router-dom';
import { t } from './messages.js';
import { useListParams } from './use-list-params.js';

const TAB =
  'inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold text-muted transition-colors hover:text-ink aria-[current=page]:bg-card aria-[current=page]:text-ink aria-[current=page]:shadow-near';

/** Switches between all open meetups and the user's own. */
export function MeetupTabs() {
  const { showsOwn } = useListParams();
  return (
    <nav aria-label={t('whose')} className="inline-flex gap-1 rounded-full bg-sunken p-1">
      <Link to="/browse" aria-current={showsOwn ? undefined : 'page'} className={TAB}>
        {t('everyones')}
      </Link>
      <Link to="/browse?whose=own" aria-current={showsOwn ? 'page' : undefined} className={TAB}>
        {t('own')}
      </Link>
    </nav>
  );
}
