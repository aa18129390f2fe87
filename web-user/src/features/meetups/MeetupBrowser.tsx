import type { Meetup } from '../../shared/api/types.js';
import { Button } from '../../shared/ui/Button.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { FilterChips } from './FilterChips.js';
import { MeetupDialog } from './MeetupDialog.js';
import { MeetupGrid, MeetupGridSkeleton } from './MeetupGrid.js';
import { t } from './messages.js';
import { NoMeetups } from './NoMeetups.js';
import { useBrowse } from './queries.js';
import { useAddress } from './use-address.js';

interface MeetupBrowserProps {
  onCreateRequest: () => void;
  onReport: (meetup: Meetup) => void;
}

/** Open meetups to look through and join. */
export function MeetupBrowser({ onCreateRequest, onReport }: MeetupBrowserProps) {
  const { choices, filters, filter, clearFilters, openId, open, close } = useAddress();
  const list = useBrowse(filters);
  const meetups = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = Object.keys(filters).length > 0;

  return (
    <div className="grid gap-5">
      {(meetups.length > 0 || isFiltered || list.isPending) && (
        <FilterChips filters={filters} choices={choices} onChange={filter} onClear={clearFilters} />
      )}
      {list.isPending ? (
        <MeetupGridSkeleton />
      ) : list.isError && meetups.length === 0 ? (
        <LoadFailed title={t('failed')} error={list.error} onRetry={() => void list.refetch()} />
      ) : meetups.length === 0 ? (
        <NoMeetups onClearFilters={isFiltered ? clearFilters : null} onCreateRequest={onCreateRequest} />
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
      {openId !== null && (
        <MeetupDialog
          key={openId}
          meetupId={openId}
          listed={meetups.find(({ id }) => id === openId)}
          onReport={onReport}
          onClose={close}
        />
      )}
    </div>
  );
}
