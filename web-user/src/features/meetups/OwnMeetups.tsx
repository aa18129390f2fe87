import type { Meetup } from '../../shared/api/types.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { LaidTable } from '../../shared/ui/art/LaidTable.js';
import { Button } from '../../shared/ui/Button.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { MeetupGrid, MeetupGridSkeleton } from './MeetupGrid.js';
import { t } from './messages.js';
import { OpenedMeetup } from './OpenedMeetup.js';
import { useOwn } from './queries.js';
import { isStillOpen } from './seats.js';
import { useListParams } from './use-list-params.js';

/** Upcoming meetups that the user organizes, attends or is on the waitlist of. */
export function OwnMeetups({ onPlan, onReport }: { onPlan: () => void; onReport: (meetup: Meetup) => void }) {
  const { open } = useListParams();
  const own = useOwn();
  const failed = useFailedLoad(own);
  const meetups = own.data?.filter(isStillOpen) ?? [];
  return (
    <>
      {failed ? (
        <LoadFailed title={t('failed')} error={failed.error} onRetry={failed.retry} />
      ) : own.isPending ? (
        <MeetupGridSkeleton />
      ) : meetups.length === 0 ? (
        <EmptyState
          art={<LaidTable />}
          title={t('noOwnTitle')}
          text={t('noOwnText')}
          action={<Button onClick={onPlan}>{t('plan')}</Button>}
        />
      ) : (
        <>
          {own.isError && (
            <LoadFailed title={t('notRefreshed')} error={own.error} onRetry={() => void own.refetch()} />
          )}
          <MeetupGrid meetups={meetups} isStale={false} onOpen={open} />
        </>
      )}
      <OpenedMeetup meetups={meetups} onReport={onReport} />
    </>
  );
}
