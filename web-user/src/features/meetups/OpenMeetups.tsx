import type { Meetup } from '../../shared/api/types.js';
import { LaidTable } from '../../shared/ui/art/LaidTable.js';
import { Button } from '../../shared/ui/Button.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { FilterChips } from './FilterChips.js';
import { MeetupGrid } from './MeetupGrid.js';
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
  const meetups = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = Object.keys(filters).length > 0;
  const empty = (
    <EmptyState
      art={<LaidTable />}
      title={t('emptyTitle')}
      text={isFiltered ? t('noneFitText') : t('emptyText')}
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          <Button onClick={isFiltered ? clearFilters : onCreateRequest}>
            {isFiltered ? t('clearFilters') : t('createRequest')}
          </Button>
          <Button look="secondary" onClick={onPlan}>
            {t('plan')}
          </Button>
        </div>
      }
    />
  );

  return (
    <div className="grid gap-5">
      {(meetups.length > 0 || isFiltered || list.isPending) && (
        <FilterChips filters={filters} choices={choices} onChange={filter} onClear={clearFilters} />
      )}
      <MeetupGrid query={list} meetups={meetups} empty={empty} onOpen={open} />
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
