import type { ReactNode } from 'react';
import type { Meetup } from '../../shared/api/types.js';
import { Button, ButtonLink } from '../../shared/ui/Button.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { useJoin, useJoinWaitlist, useLeaveWaitlist } from './queries.js';
import { hasStarted, isFull, isStillOpen, mayTakeSeat, needsWaitlist } from './seats.js';

/** Layout of the buttons, with an optional text above. */
function Actions({ word, children }: { word?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid w-full gap-2.5">
      {word}
      <div className="flex flex-wrap-reverse justify-end gap-2.5 *:grow sm:*:grow-0">{children}</div>
    </div>
  );
}

function ChatLeft() {
  return <p className="w-full text-sm text-muted">{t('leftChatText')}</p>;
}

function Attending({ meetup, onLeave }: { meetup: Meetup; onLeave: () => void }) {
  return (
    <Actions>
      <Button look="secondary" onClick={onLeave}>
        {t('leave')}
      </Button>
      <ButtonLink to={`/chat/${meetup.matchId}`}>{t('openChat')}</ButtonLink>
    </Actions>
  );
}

function OnWaitlist({ meetup }: { meetup: Meetup }) {
  const leaveWaitlist = useLeaveWaitlist();
  const place = meetup.waitlistPosition;
  return (
    <Actions
      word={
        <p className="font-semibold">
          {place === null ? t('onWaitlistTitle') : t('waitlistPlace', { place })}
        </p>
      }
    >
      <Button look="secondary" busy={leaveWaitlist.isPending} onClick={() => leaveWaitlist.mutate(meetup.id)}>
        {leaveWaitlist.isPending ? t('leavingLine') : t('leaveLine')}
      </Button>
    </Actions>
  );
}

function NotAttending({ meetup }: { meetup: Meetup }) {
  const join = useJoin();
  const joinWaitlist = useJoinWaitlist();
  const isBusy = join.isPending || joinWaitlist.isPending;
  return (
    <Actions
      word={
        mayTakeSeat(meetup) ? (
          <FormError error={join.error ?? joinWaitlist.error} />
        ) : (
          <p className="text-sm text-muted">{t(meetup.mayJoin ? 'seatElsewhere' : 'limited')}</p>
        )
      }
    >
      <Button
        look={needsWaitlist(meetup) ? 'secondary' : 'primary'}
        disabled={isFull(meetup) || !mayTakeSeat(meetup)}
        busy={isBusy}
        onClick={() => join.mutate(meetup.id)}
      >
        {join.isPending ? t('joining') : t('join')}
      </Button>
      {needsWaitlist(meetup) && (
        <Button busy={isBusy} onClick={() => joinWaitlist.mutate(meetup.id)}>
          {joinWaitlist.isPending ? t('joiningWaitlist') : t('joinWaitlist')}
        </Button>
      )}
    </Actions>
  );
}

/** Actions of the organizer; a meetup that has started can be neither edited nor canceled. */
function OrganizerActions({ meetup, onEdit, onCancel }: Omit<SeatActionsProps, 'onLeave'>) {
  return (
    <Actions>
      {!hasStarted(meetup) && (
        <>
          <Button look="danger" className="px-4" onClick={onCancel}>
            {t('cancelForAll')}
          </Button>
          <Button look="secondary" className="px-4" onClick={onEdit}>
            {t('edit')}
          </Button>
        </>
      )}
      {meetup.matchId && (
        <ButtonLink to={`/chat/${meetup.matchId}`} className="px-4">
          {t('openChat')}
        </ButtonLink>
      )}
    </Actions>
  );
}

interface SeatActionsProps {
  meetup: Meetup;
  onLeave: () => void;
  onEdit: () => void;
  onCancel: () => void;
}

/** The actions for a seat: attend, join the waitlist, leave; for organizers edit and cancel. */
export function SeatActions({ onLeave, ...organizing }: SeatActionsProps) {
  const { meetup } = organizing;
  if (meetup.joined && meetup.matchId === null) return <ChatLeft />;
  if (meetup.isOrganizer && isStillOpen(meetup)) return <OrganizerActions {...organizing} />;
  if (meetup.joined) return <Attending meetup={meetup} onLeave={onLeave} />;
  return meetup.waitlisted ? <OnWaitlist meetup={meetup} /> : <NotAttending meetup={meetup} />;
}
