import { Flag } from 'lucide-react';
import { useState } from 'react';
import { isNotFound } from '../../shared/api/api-error.js';
import type { Meetup } from '../../shared/api/types.js';
import { mealLabel } from '../../shared/dates.js';
import { saturdayLabel } from '../../shared/moments.js';
import { AwayZone } from '../../shared/ui/AwayZone.js';
import { Button } from '../../shared/ui/Button.js';
import { MenuLine } from '../../shared/ui/Card.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import { Participants, Organizer } from './Participants.js';
import { useCancelMeetup, useLeave, useMeetup } from './queries.js';
import { SeatActions } from './SeatActions.js';
import { hasStarted, isStillOpen } from './seats.js';
import { ShareMeetup } from './ShareMeetup.js';
import { SeatCount } from './SeatStatus.js';
import { MeetupPicture } from './VenuePicture.js';
import { agesLabel, awayLabel } from './labels.js';

/** Limits the dialog to 80 percent of the viewport height; its content scrolls. */
const HEIGHT = 'max-h-[80dvh]!';

function Details({ meetup, onReport }: { meetup: Meetup; onReport: () => void }) {
  const ages = agesLabel(meetup);
  return (
    // Focusable, so that the arrow keys scroll it.
    <div role="region" aria-label={t('about')} tabIndex={0} className="grid gap-6 rounded-md">
      <MeetupPicture meetup={meetup} className="aspect-2/1 rounded-lg" />
      <dl className="grid gap-2">
        <MenuLine label={t('when')}>{saturdayLabel(meetup.scheduledDate)}</MenuLine>
        <MenuLine label={t('at')}>
          {mealLabel(meetup.scheduledTime)}
          <AwayZone {...meetup} />
        </MenuLine>
        <MenuLine label={t('where')}>{meetup.location}</MenuLine>
        {meetup.distance !== null && <MenuLine label={t('howFar')}>{awayLabel(meetup.distance)}</MenuLine>}
        {ages && <MenuLine label={t('ages')}>{ages}</MenuLine>}
        <MenuLine label={t('seatsTaken')}>
          <SeatCount meetup={meetup} />
        </MenuLine>
        {meetup.waiting !== null && (
          <MenuLine label={t('waiting')}>{t('waitingCount', { count: meetup.waiting })}</MenuLine>
        )}
      </dl>
      {meetup.isOrganizer && isStillOpen(meetup) && <ShareMeetup meetup={meetup} />}
      {meetup.description && (
        <p dir="auto" className="whitespace-pre-line">
          {meetup.description}
        </p>
      )}
      <Organizer meetup={meetup} />
      <Participants meetup={meetup} />
      {!meetup.isOrganizer && (
        <Button look="quiet" className="-ml-4 justify-self-start px-4" onClick={onReport}>
          <Flag aria-hidden className="size-5" />
          {t('report')}
        </Button>
      )}
    </div>
  );
}

interface MeetupDialogProps {
  meetupId: number;
  /** The meetup from a list that is already loaded, if it is in one. */
  listed: Meetup | undefined;
  onReport: (meetup: Meetup) => void;
  onEdit: () => void;
  onClose: () => void;
}

/** All details of a meetup, with the actions for a seat. */
export function MeetupDialog({ meetupId, listed, onReport, onEdit, onClose }: MeetupDialogProps) {
  const { meetup, error } = useMeetup(meetupId, listed);
  const [asked, setAsked] = useState<'leave' | 'call-off' | null>(null);
  const leave = useLeave();
  const cancel = useCancelMeetup();
  const stay = () => setAsked(null);

  return (
    <>
      <Dialog
        open={asked === null}
        onClose={onClose}
        isInUrl
        title={meetup?.title ?? (error ? t('gone') : t('loading'))}
        className={HEIGHT}
        footer={
          meetup && (
            <SeatActions
              meetup={meetup}
              onLeave={() => setAsked('leave')}
              onEdit={onEdit}
              onCancel={() => setAsked('call-off')}
            />
          )
        }
      >
        {meetup ? (
          <Details meetup={meetup} onReport={() => onReport(meetup)} />
        ) : error ? (
          <p role="alert">{isNotFound(error) ? t('goneText') : error.message}</p>
        ) : (
          <div className="grid gap-6">
            <Skeleton className="aspect-2/1" />
            <Skeleton className="h-48" />
          </div>
        )}
      </Dialog>
      <ConfirmDialog
        open={asked === 'leave'}
        onCancel={stay}
        onConfirm={() => leave.mutate(meetupId, { onSuccess: stay })}
        title={t('leaveTitle')}
        description={t(meetup && hasStarted(meetup) ? 'leaveStartedText' : 'leaveText')}
        labels={{ confirm: t('leaveYes'), busy: t('leaving'), cancel: t('leaveNo') }}
        action={leave}
      />
      <ConfirmDialog
        open={asked === 'call-off'}
        onCancel={stay}
        onConfirm={() => cancel.mutate(meetupId, { onSuccess: onClose })}
        title={t('cancelForAllTitle')}
        description={t('cancelForAllText')}
        labels={{
          confirm: t('cancelForAllYes'),
          busy: t('cancelingForAll'),
          cancel: t('cancelForAllNo'),
        }}
        action={cancel}
      />
    </>
  );
}
