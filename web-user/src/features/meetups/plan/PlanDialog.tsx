import { MIN_TRUST_TO_ORGANIZE } from '@domain/meetup/meetup.js';
import { POINTS_PER_STEP } from '@domain/trust-score/trust-score.js';
import { useState } from 'react';
import { isNotFound } from '../../../shared/api/api-error.js';
import type { Meetup } from '../../../shared/api/types.js';
import { useMe } from '../../../shared/session/me.js';
import { today } from '../../../shared/today.js';
import { LaidTable } from '../../../shared/ui/art/LaidTable.js';
import { Button } from '../../../shared/ui/Button.js';
import { Dialog } from '../../../shared/ui/Dialog.js';
import { LoadFailed } from '../../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../../shared/ui/Skeleton.js';
import { useMeetup } from '../queries.js';
import { isStillOpen } from '../seats.js';
import { useDraft } from './draft.js';
import { MeetupForm } from './MeetupForm.js';
import { t } from './messages.js';
import { changesBetween, fieldsOf, newFields, planOf, venueFields } from './plan-fields.js';
import { useChangeMeetup, useOpenMeetup } from './queries.js';
import type { LinkedVenue } from './venue-from-link.js';

interface PlanDialogProps {
  /** 'new', or the id of the meetup to edit. */
  planning: 'new' | number;
  /** The venue from the link, if any. */
  venue: LinkedVenue | null;
  onOpened: (meetupId: number) => void;
  onVerifyTrust: () => void;
  onClose: () => void;
}

/** The dialog with the form of a meetup, or with the missing trust steps. */
export function PlanDialog({ planning, venue, onOpened, onVerifyTrust, onClose }: PlanDialogProps) {
  const { trustScore } = useMe();
  if (planning !== 'new') return <EditMeetup key={planning} meetupId={planning} onClose={onClose} />;
  if (trustScore < MIN_TRUST_TO_ORGANIZE)
    return <TrustRequired onVerifyTrust={onVerifyTrust} onClose={onClose} />;
  return <OpenMeetup venue={venue} onOpened={onOpened} onClose={onClose} />;
}

interface OpenMeetupProps {
  venue: LinkedVenue | null;
  onOpened: (meetupId: number) => void;
  onClose: () => void;
}

/** The form of a new meetup. */
function OpenMeetup({ venue, onOpened, onClose }: OpenMeetupProps) {
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
function EditMeetup({ meetupId, onClose }: { meetupId: number; onClose: () => void }) {
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

/** Shown instead of the form: which trust steps are missing to organize. */
function TrustRequired({ onVerifyTrust, onClose }: { onVerifyTrust: () => void; onClose: () => void }) {
  const score = useMe().trustScore;
  const steps = Math.ceil((MIN_TRUST_TO_ORGANIZE - score) / POINTS_PER_STEP);
  return (
    <Dialog
      open
      isInUrl
      onClose={onClose}
      title={t('notYetTitle')}
      description={t('notYetText', { needed: MIN_TRUST_TO_ORGANIZE, score })}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button onClick={onVerifyTrust}>{t('verify')}</Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4 text-center">
        <div className="w-40">
          <LaidTable />
        </div>
        <p className="text-balance">{t('stepsLeft', { steps })}</p>
        <p className="text-balance text-muted">{t('meanwhile')}</p>
      </div>
    </Dialog>
  );
}
