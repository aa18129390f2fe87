import { placePath } from '@domain/server-and-browser/page-paths.js';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Match } from '../../shared/api/types.js';
import { t as tAttendance } from '../../shared/attendance/messages.js';
import { useConfirmSeat } from '../../shared/attendance/queries.js';
import { BookingLine } from '../../shared/booking/BookingLine.js';
import { useKeptFocus } from '../../shared/hooks/use-kept-focus.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { Button, ButtonLink } from '../../shared/ui/Button.js';
import { Step } from '../../shared/ui/Step.js';
import { t } from './messages.js';

// Only on the day of the match.
const Attendance = lazyComponent(() => import('../../shared/attendance/Attendance.js'), 'Attendance');

/** What is left to do before the day, of which one step is the next. */
export function Checklist({ match, place }: { match: Match; place: ReactNode }) {
  const confirm = useConfirmSeat(match.id);
  const focus = useKeptFocus<HTMLDivElement>(match.isSeatConfirmed);
  const { isSeatConfirmed, hasWritten, attendance, participants } = match;
  return (
    <div {...focus} className="grid gap-3 outline-none">
      <ul className="divide-y divide-line" aria-live="polite">
        <Step name="come" isDone={isSeatConfirmed}>
          {tAttendance('saidYes', { confirmed: attendance.confirmed, seats: participants.length })}
        </Step>
        {place}
        <Step name="hi" isDone={hasWritten} />
      </ul>
      <Booking match={match} />
      <div className="flex flex-wrap gap-2.5 *:grow">
        {!isSeatConfirmed && (
          <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {tAttendance(confirm.isPending ? 'confirming' : 'confirmSeat')}
          </Button>
        )}
        <JoinChat match={match} look={isSeatConfirmed ? 'primary' : 'secondary'} />
      </div>
    </div>
  );
}

/** What one tells the others on the way there. */
export function Today({ match, plan }: { match: Match; plan: ReactNode }) {
  return (
    <>
      <Booking match={match} />
      <Attendance match={match} />
      <JoinChat match={match} look="secondary" />
      {plan}
    </>
  );
}

/** The state of the booking; a member who may still do something about it gets to the place by it. */
function Booking({ match }: { match: Match }) {
  const isOpen = match.booking?.status === 'asked' || match.booking?.status === 'taken';
  if (!isOpen) return <BookingLine match={match} />;
  return (
    <Link
      to={placePath(match.id)}
      className="flex min-h-11 items-center justify-between gap-2 rounded-md bg-butter-soft px-3.5"
    >
      <BookingLine match={match} />
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  );
}

export function JoinChat({ match, look }: { match: Match; look: 'primary' | 'secondary' }) {
  return (
    <ButtonLink to={`/chat/${match.id}`} look={look}>
      {t('joinChat')}
    </ButtonLink>
  );
}
