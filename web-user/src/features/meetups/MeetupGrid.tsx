import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Meetup } from '../../shared/api/types.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { MeetupCard } from './MeetupCard.js';
import { t } from './messages.js';

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';
const WAITING = [1, 2, 3, 4, 5, 6];

interface MeetupGridProps {
  /** The query of the list. */
  query: UseQueryResult;
  meetups: readonly Meetup[];
  /** Shown when the list is loaded and empty. */
  empty: ReactNode;
  onOpen: (meetupId: number) => void;
}

/** A list of meetups once it is loaded; it stays while it cannot be refreshed or other filters load. */
export function MeetupGrid({ query, meetups, empty, onOpen }: MeetupGridProps) {
  const failed = useFailedLoad(query);
  if (failed) return <LoadFailed title={t('failed')} error={failed.error} onRetry={failed.retry} />;
  if (query.isPending) return <MeetupGridSkeleton />;
  const { error, isPlaceholderData: isStale } = query;
  const retry = () => void query.refetch();
  if (meetups.length === 0)
    return error ? <LoadFailed title={t('failed')} error={error} onRetry={retry} /> : empty;
  return (
    <>
      {error && <LoadFailed title={t('notRefreshed')} error={error} onRetry={retry} />}
      <ul aria-busy={isStale || undefined} className={`${GRID} transition-opacity aria-busy:opacity-50`}>
        {meetups.map((meetup) => (
          <li key={meetup.id}>
            <MeetupCard meetup={meetup} onOpen={() => onOpen(meetup.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Skeleton of the list at its final size. */
function MeetupGridSkeleton() {
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
