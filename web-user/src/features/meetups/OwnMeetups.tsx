import type { Meetup } from '../../shared/api/types.js';
import { LaidTable } from '../../shared/ui/art/LaidTable.js';
import { Button } from '../../shared/ui/Button.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { MeetupGrid } from './MeetupGrid.js';
import { t } from './messages.js';
import { OpenedMeetup } from './OpenedMeetup.js';
import { useOwn } from './queries.js';
import { isStillOpen } from './seats.js';
import { useListParams } from './use-list-params.js';

/** Upcoming meetups that the user organizes, attends or is on the waitlist of. */
export function OwnMeetups({ onPlan, onReport }: { onPlan: () => void; onReport: (meetup: Meetup) => void }) {
  const { open } = useListParams();
  const own = useOwn();
  const meetups = own.data?.filter(isStillOpen) ?? [];
  const empty = (
    <EmptyState
      art={<LaidTable />}
      title={t('noOwnTitle')}
      text={t('noOwnText')}
      action={<Button onClick={onPlan}>{t('plan')}</Button>}
    />
  );
  return (
    <>
      <MeetupGrid query={own} meetups={meetups} empty={empty} onOpen={open} />
      <OpenedMeetup meetups={meetups} onReport={onReport} />
    </>
  );
}
