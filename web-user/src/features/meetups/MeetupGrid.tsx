import type { Meetup } from '../../shared/api/types.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { MeetupCard } from './MeetupCard.js';
import { t } from './messages.js';

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';
const WAITING = [1, 2, 3, 4, 5, 6];

interface MeetupGridProps {
  meetups: readonly Meetup[];
  /** Whether placeholder data of the previous filters is shown while the new list loads. */
  isStale: boolean;
  onOpen: (meetupId: number) => void;
}

export function MeetupGrid({ meetups, isStale, onOpen }: MeetupGridProps) {
  return (
    <ul aria-busy={isStale || undefined} className={`${GRID} transition-opacity aria-busy:opacity-50`}>
      {meetups.map((meetup) => (
        <li key={meetup.id}>
          <MeetupCard meetup={meetup} onOpen={() => onOpen(meetup.id)} />
        </li>
      ))}
    </ul>
  );
}

/** Skeleton of the list at its final size. */
export function MeetupGridSkeleton() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{t('loading')}</span>
      {WAITING.map((each) => (
        <div key={each} aria-hidden className="overflow-hidden rounded-lg border border-line bg-card">
          <Skeleton className="aspect-2/1 rounded-none sm:aspect-16/9" />
          <div className="grid gap-3 p-4">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-14" />
            <Skeleton className="h-24" />
            <Skeleton className="h-12 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
