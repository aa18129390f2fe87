import { useState } from 'react';
import type { Meetup } from '../../../shared/api/types.js';
import { useMe } from '../../../shared/session/me.js';
import { Dialog } from '../../../shared/ui/Dialog.js';
import { LoadFailed } from '../../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../../shared/ui/Skeleton.js';
import { isNotFound } from '../../../shared/api/api-error.js';
import { useMeetup } from '../queries.js';
import { isStillOpen } from '../seats.js';
import { useDraft } from './draft.js';
import { MeetupForm } from './MeetupForm.js';
import { t } from './messages.js';
import { changesBetween, fieldsOf } from './plan-fields.js';
import { useChangeMeetup } from './queries.js';

/** The form of an existing meetup. */
function Editor({ meetup, onClose }: { meetup: Meetup; onClose: () => void }) {
  const me = useMe();
  // The state when the form opened, as the base for finding changed fields; a refetch does not affect it.
  const [start] = useState(() => fieldsOf(meetup));
  const draft = useDraft(meetup.id);
  const change = useChangeMeetup(meetup.id, () => {
    draft.forget();
    onClose();
  });
  const isAwaited = Boolean(meetup.waiting) || meetup.participants.some(({ id }) => id !== me.id);
  const { scheduledDate, scheduledTime } = start;
  return (
    <MeetupForm
      start={start}
      draft={draft}
      // The date in a restored draft is ignored once a participant has joined, because it is locked then.
      restored={draft.found && { ...draft.found, ...(isAwaited && { scheduledDate, scheduledTime }) }}
      meetup={meetup}
      isScheduleLocked={isAwaited}
      save={change}
      onSubmit={(fields, picture, onRefused) =>
        change.mutate(changesBetween(start, fields, picture), { onError: onRefused })
      }
      onClose={onClose}
    />
  );
}

/** Dialog to edit the user's own meetup until it starts. */
export function EditMeetup({ meetupId, onClose }: { meetupId: number; onClose: () => void }) {
  const { meetup, error, refetch } = useMeetup(meetupId, undefined);
  if (meetup?.isOrganizer && isStillOpen(meetup)) return <Editor meetup={meetup} onClose={onClose} />;
  const isGone = meetup !== undefined || isNotFound(error);
  return (
    <Dialog open isInUrl onClose={onClose} title={isGone ? t('gone') : t('editTitle')}>
      {isGone ? (
        <p role="alert">{t('goneText')}</p>
      ) : error ? (
        <LoadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="grid gap-6">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-48" />
          <Skeleton className="h-64" />
        </div>
      )}
    </Dialog>
  );
}
