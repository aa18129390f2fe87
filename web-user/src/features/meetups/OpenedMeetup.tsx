import type { Meetup } from '../../shared/api/types.js';
import { MeetupDialog } from './MeetupDialog.js';
import { useListParams } from './use-list-params.js';

interface OpenedMeetupProps {
  /** The loaded list in the background. */
  meetups: readonly Meetup[];
  onReport: (meetup: Meetup) => void;
}

/** The dialog of the meetup that is named by the URL. */
export function OpenedMeetup({ meetups, onReport }: OpenedMeetupProps) {
  const { openId, close, edit } = useListParams();
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
