import type { Meetup } from '../../shared/api/types.js';
import { MeetupDialog } from './MeetupDialog.js';
import { useListParams } from './use-list-params.js';
import { usePlan } from './use-plan.js';

interface OpenedMeetupProps {
  /** The loaded list in the background. */
  meetups: readonly Meetup[];
  onReport: (meetup: Meetup) => void;
}

/** The dialog of the meetup that is named by the URL. */
export function OpenedMeetup({ meetups, onReport }: OpenedMeetupProps) {
  const { openId, close } = useListParams();
  const { edit } = usePlan();
  if (openId === null) return null;
  return (
    <MeetupDialog
      key={openId}
      meetupId={openId}
      listed={meetups.find(({ id }) => id === openId)}
      onReport={onReport}
      onEdit={() => edit(openId)}
      onClose={close}
    />
  );
}
