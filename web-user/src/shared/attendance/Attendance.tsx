import { mayArrive, mayBeLate } from '@domain/match/attendance.js';
import { isOpenStatus } from '@domain/match/match-status.js';
import { Check, Clock, HandHelping, MapPinCheck, Users } from 'lucide-react';
import { lazyComponent } from '../lazy-component.js';
import { useIsOffline } from '../offline/connection.js';
import type { Match } from '../api/types.js';
import { useMe } from '../session/me.js';
import { isToday } from '../today.js';
import { answerProps } from '../ui/busy-props.js';
import { Button } from '../ui/Button.js';
import { t } from './messages.js';
import { useArrive, useAskWhereTableIs, useConfirmSeat, useRunLate } from './queries.js';

// Only on the day of the match.
const TableWord = lazyComponent(() => import('../table-word/TableWord.js'), 'TableWord');

const CHOICES = [10, 20, 30, 45, 60];

const mayArriveNow = ({ startsAt }: Match) => mayArrive(new Date(startsAt), new Date());
const mayBeLateNow = ({ startsAt }: Match) => mayBeLate(new Date(startsAt), new Date());

interface AttendanceProps {
  match: Match;
  /** Whether the screen asks elsewhere whether one comes and has arrived, as the bar of the chat does. */
  isAskedElsewhere?: boolean;
}

/** Who has confirmed and who will be late, and one's own answer; near the start also the choice of one's own minutes. */
export function Attendance({ match, isAskedElsewhere = false }: AttendanceProps) {
  const me = useMe();
  if (!isOpenStatus(match.status)) return null;
  const { confirmed, late, here } = match.attendance;
  const nameOf = (userId: number) => match.users.find(({ id }) => id === userId)?.username ?? '?';
  return (
    <div role="group" aria-label={t('title')} className="grid gap-1.5">
      <div role="status">
        <ul className="grid gap-1">
          <li className="flex items-center gap-2 font-semibold">
            <Users aria-hidden className="size-5 shrink-0 text-basil" />
            {t('saidYes', { confirmed, seats: match.participants.length })}
          </li>
          {here.map((userId) => (
            <li key={`here ${userId}`} className="flex items-center gap-2 font-semibold wrap-anywhere">
              <MapPinCheck aria-hidden className="size-5 shrink-0 text-basil" />
              {userId === me.id ? t('youHere') : t('here', { name: nameOf(userId) })}
            </li>
          ))}
          {late
            .filter(({ userId }) => !here.includes(userId))
            .map(({ userId, minutes }) => (
              <li key={userId} className="flex items-center gap-2 wrap-anywhere">
                <Clock aria-hidden className="size-5 shrink-0 text-muted" />
                {userId === me.id ? t('youLate', { minutes }) : t('late', { name: nameOf(userId), minutes })}
              </li>
            ))}
        </ul>
      </div>
      {isToday(match) && (
        <>
          <TableWord match={match} />
          <p className="text-sm text-muted">{t('paying')}</p>
        </>
      )}
      {mayArriveNow(match) ? (
        <Arrival match={match} isAsked={!isAskedElsewhere && !here.includes(me.id)} />
      ) : (
        (match.isSeatConfirmed || !isAskedElsewhere) && <OwnSeat match={match} />
      )}
      {mayBeLateNow(match) && !here.includes(me.id) && <LateChoice matchId={match.id} />}
    </div>
  );
}

/** Tells the others that the user is at the venue, and asks where they sit; without a position. */
function Arrival({ match: { id }, isAsked }: { match: Match; isAsked: boolean }) {
  const arrive = useArrive(id);
  const ask = useAskWhereTableIs(id);
  const isOffline = useIsOffline();
  return (
    <div className="flex flex-wrap gap-2">
      {isAsked && (
        <Button className="grow" disabled={isOffline} busy={arrive.isPending} onClick={() => arrive.mutate()}>
          <MapPinCheck aria-hidden className="size-5" />
          {t('imHere')}
        </Button>
      )}
      <Button
        look="secondary"
        className="grow"
        disabled={isOffline}
        busy={ask.isPending}
        onClick={() => ask.mutate()}
      >
        <HandHelping aria-hidden className="size-5" />
        {t('cannotFind')}
      </Button>
    </div>
  );
}

function OwnSeat({ match }: { match: Match }) {
  const confirm = useConfirmSeat(match.id);
  if (match.isSeatConfirmed) {
    return (
      <p role="status" className="flex min-h-12 items-center justify-center gap-2 font-semibold text-basil">
        <Check aria-hidden className="size-5" />
        {t('seatConfirmed')}
      </p>
    );
  }
  return (
    <Button look="secondary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
      {confirm.isPending ? t('confirming') : t('confirmSeat')}
    </Button>
  );
}

function LateChoice({ matchId }: { matchId: number }) {
  const runLate = useRunLate(matchId);
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline">
        {t('runningLate')}
      </summary>
      <div className="flex flex-wrap gap-2 pt-1">
        {CHOICES.map((minutes) => (
          <Button
            key={minutes}
            look="secondary"
            {...answerProps(runLate, minutes)}
            onClick={() => runLate.mutate(minutes)}
          >
            {t('minutes', { minutes })}
          </Button>
        ))}
      </div>
    </details>
  );
}
