import { useState } from 'react';
import { useMe } from '../../../shared/session/me.js';
import { today } from '../../../shared/today.js';
import { useDraft } from './draft.js';
import { MeetupForm } from './MeetupForm.js';
import { newFields, planOf, venueFields } from './plan-fields.js';
import { useOpenMeetup } from './queries.js';
import type { LinkedVenue } from './venue-from-link.js';

interface OpenMeetupProps {
  venue: LinkedVenue | null;
  onOpened: (meetupId: number) => void;
  onClose: () => void;
}

/** The form of a new meetup. */
export function OpenMeetup({ venue, onOpened, onClose }: OpenMeetupProps) {
  const me = useMe();
  const [start] = useState(() => newFields(today(me), venue));
  const draft = useDraft('new');
  const open = useOpenMeetup(({ id }) => {
    draft.forget();
    onOpened(id);
  });
  return (
    <MeetupForm
      start={start}
      draft={draft}
      // A venue from the link overrides the one in the draft.
      restored={draft.found && { ...draft.found, ...(venue && venueFields(venue)) }}
      meetup={null}
      isScheduleLocked={false}
      save={open}
      onSubmit={(fields, picture, onRefused) =>
        open.mutate(planOf(fields, picture || undefined), { onError: onRefused })
      }
      onClose={onClose}
    />
  );
}
