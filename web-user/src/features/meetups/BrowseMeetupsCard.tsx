import { Link } from 'react-router-dom';
import type { Meetup } from '../../shared/api/types.js';
import { mealLabel } from '../../shared/dates.js';
import { Card } from '../../shared/ui/Card.js';
import { cx } from '../../shared/ui/cx.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { DateTile } from './DateTile.js';
import { t } from './messages.js';
import { useSoonest } from './queries.js';
import { SeatCount, SeatStatus } from './SeatStatus.js';
import { awayLabel } from './labels.js';

/** The height of a row, so that loading causes no layout shift. */
const ROW = 'h-26';

function Row({ meetup }: { meetup: Meetup }) {
  const facts = [mealLabel(meetup.scheduledTime), awayLabel(meetup.distance)].filter(Boolean).join(' · ');
  return (
    <li className={`relative flex items-center gap-3.5 ${ROW}`}>
      <DateTile date={meetup.scheduledDate} />
      <div className="min-w-0 flex-1 items-center justify-between gap-4 sm:flex">
        <div className="min-w-0">
          <Link
            to={`/browse?meetup=${meetup.id}`}
            className="line-clamp-1 font-semibold after:absolute after:-inset-x-2 after:inset-y-1 after:rounded-md after:transition-colors hover:text-tomato-deep active:after:bg-ink/5"
          >
            <bdi>{meetup.title}</bdi>
          </Link>
          <p className="line-clamp-2 text-sm text-muted">{facts}</p>
        </div>
        <p className="flex shrink-0 items-center gap-2 font-display font-bold sm:flex-col sm:items-end sm:gap-1">
          <SeatCount meetup={meetup} />
          <SeatStatus meetup={meetup} className="px-2.5 py-0 text-xs" />
        </p>
      </div>
    </li>
  );
}

function Rows() {
  const { data, isPending } = useSoonest();
  if (isPending) {
    return [1, 2, 3].map((each) => (
      <li key={each} className={`flex items-center ${ROW}`}>
        <Skeleton className="h-20 w-full" />
      </li>
    ));
  }
  if (data?.length) return data.map((meetup) => <Row key={meetup.id} meetup={meetup} />);
  return <li className="py-4 text-muted">{data ? t('cardEmpty') : t('cardFailed')}</li>;
}

interface BrowseMeetupsCardProps {
  /** One meetup on a phone, beside an open request. */
  isShort?: boolean;
}

/** The next meetups on the home screen, with a link to all of them. */
export function BrowseMeetupsCard({ isShort = false }: BrowseMeetupsCardProps) {
  return (
    <Card aria-labelledby="browse-meetups" className="pb-2">
      <div className="flex items-center justify-between gap-3">
        <h2 id="browse-meetups" className="text-lg">
          {t('cardTitle')}
        </h2>
        <Link
          to="/browse"
          aria-label={t('viewAllSpoken')}
          className="-my-2 inline-flex min-h-11 items-center font-semibold text-tomato-deep underline-offset-4 hover:underline"
        >
          {t('viewAll')}
        </Link>
      </div>
      <ul
        className={cx(
          'mt-2 divide-y divide-line',
          isShort && 'max-lg:*:border-0 max-lg:[&>:not(:first-child)]:hidden',
        )}
      >
        <Rows />
      </ul>
    </Card>
  );
}
