import type { Meetup } from '../../shared/api/types.js';
import { Button, ButtonLink } from '../../shared/ui/Button.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { useJoin, useJoinLine, useLeaveLine } from './queries.js';
import { isFull } from './seats.js';

function Seated({ meetup, onLeave }: { meetup: Meetup; onLeave: () => void }) {
  return (
    <>
      <Button look="secondary" onClick={onLeave}>
        {t('leave')}
      </Button>
      {meetup.matchId && <ButtonLink to={`/chat/${meetup.matchId}`}>{t('openChat')}</ButtonLink>}
    </>
  );
}

function InLine({ meetup }: { meetup: Meetup }) {
  const leaveLine = useLeaveLine();
  return (
    <>
      <p className="flex basis-full items-center font-semibold sm:basis-0 sm:grow">
        {meetup.waitlistPosition ? t('placeInLine', { place: meetup.waitlistPosition }) : t('inLineTitle')}
      </p>
      <Button look="secondary" busy={leaveLine.isPending} onClick={() => leaveLine.mutate(meetup.id)}>
        {leaveLine.isPending ? t('leavingLine') : t('leaveLine')}
      </Button>
    </>
  );
}

function SeatLeft({ meetup }: { meetup: Meetup }) {
  const join = useJoin();
  const joinLine = useJoinLine();
  const isBusy = join.isPending || joinLine.isPending;
  return (
    <>
      <div className="basis-full empty:hidden">
        <FormError error={join.error ?? joinLine.error} />
        {!meetup.mayJoin && <p className="text-sm text-muted">{t('limited')}</p>}
      </div>
      {isFull(meetup) && meetup.mayJoin && (
        <Button look="secondary" busy={isBusy} onClick={() => joinLine.mutate(meetup.id)}>
          {joinLine.isPending ? t('joiningLine') : t('joinLine')}
        </Button>
      )}
      <Button
        disabled={isFull(meetup) || !meetup.mayJoin}
        busy={isBusy}
        onClick={() => join.mutate(meetup.id)}
      >
        {join.isPending ? t('joining') : t('join')}
      </Button>
    </>
  );
}

/** What one can do about a seat. */
export function SeatActions({ meetup, onLeave }: { meetup: Meetup; onLeave: () => void }) {
  if (meetup.joined) return <Seated meetup={meetup} onLeave={onLeave} />;
  return meetup.waitlisted ? <InLine meetup={meetup} /> : <SeatLeft meetup={meetup} />;
}
