import type { Meetup } from '../../shared/api/types.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { LaidTable } from '../../shared/ui/art/LaidTable.js';
import { Button } from '../../shared/ui/Button.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { FilterChips } from './FilterChips.js';
import { MeetupGrid, MeetupGridSkeleton } from './MeetupGrid.js';
import { t } from './messages.js';
import { OpenedMeetup } from './OpenedMeetup.js';
import { useBrowse } from './queries.js';
import { useListParams } from './use-list-params.js';

interface OpenMeetupsProps {
  onPlan: () => void;
  onCreateRequest: () => void;
  onReport: (meetup: Meetup) => void;
}

/** The list of open meetups, with filters. */
export function OpenMeetups({ onPlan, onCreateRequest, onReport }: OpenMeetupsProps) {
  const { choices, filters, filter, clearFilters, open } = useListParams();
  const list = useBrowse(filters);
  const failed = useFailedLoad(list);
  const meetups = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = Object.keys(filters).length > 0;

  return (
    <div className="grid gap-5">
      {(meetups.length > 0 || isFiltered || list.isPending) && (
        <FilterChips filters={filters} choices={choices} onChange={filter} onClear={clearFilters} />
      )}
      {failed ? (
        <LoadFailed title={t('failed')} error={failed.error} onRetry={failed.retry} />
      ) : list.isPending ? (
        <MeetupGridSkeleton />
      ) : list.isError && meetups.length === 0 ? (
        <LoadFailed title={t('failed')} error={list.error} onRetry={() => void list.refetch()} />
      ) : meetups.length === 0 ? (
        <NoMeetups
          onClearFilters={isFiltered ? clearFilters : null}
          onCreateRequest={onCreateRequest}
          onPlan={onPlan}
        />
      ) : (
        <>
          {list.isError && (
            <LoadFailed title={t('notRefreshed')} error={list.error} onRetry={() => void list.refetch()} />
          )}
          <MeetupGrid meetups={meetups} isStale={list.isPlaceholderData} onOpen={open} />
        </>
      )}
      {list.hasNextPage && (
        <Button
          look="secondary"
          className="justify-self-center"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? t('loadingMore') : t('more')}
        </Button>
      )}
      <OpenedMeetup meetups={meetups} onReport={onReport} />
    </div>
  );
}

interface NoMeetupsProps {
  /** Clears the filters; null when none is set. */
  onClearFilters: (() => void) | null;
  onCreateRequest: () => void;
  onPlan: () => void;
}

/** Empty state of the list, with alternatives. */
function NoMeetups({ onClearFilters, onCreateRequest, onPlan }: NoMeetupsProps) {
  return (
    <EmptyState
      art={<LaidTable />}
      title={t('emptyTitle')}
      text={onClearFilters ? t('noneFitText') : t('emptyText')}
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          <Button onClick={onClearFilters ?? onCreateRequest}>
            {onClearFilters ? t('clearFilters') : t('createRequest')}
          </Button>
          <Button look="secondary" onClick={onPlan}>
            {t('plan')}
          </Button>
        </div>
      }
    />
  );
}
