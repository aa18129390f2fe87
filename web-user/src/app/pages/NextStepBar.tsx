import { t as tHomeSafe } from '../../features/safety/home-safe-messages.js';
import { isHomeSafeAnswered, useHomeSafe } from '../../features/safety/home-safe-queries.js';
import { t as tChange } from '../../features/table-change/messages.js';
import { useTableChange } from '../../features/table-change/queries.js';
import { BallotAnnouncer } from '../../features/venue/BallotAnnouncer.js';
import { t as tVenue } from '../../features/venue/messages.js';
import { useBallot, useBooking } from '../../features/venue/queries.js';
import type { Match } from '../../shared/api/types.js';
import { t as tAttendance } from '../../shared/attendance/messages.js';
import { useArrive, useConfirmSeat } from '../../shared/attendance/queries.js';
import { t as tBooking } from '../../shared/booking/messages.js';
import { useIsVisible } from '../../shared/hooks/use-is-visible.js';
import { useKeptFocus } from '../../shared/hooks/use-kept-focus.js';
import { useIsOffline } from '../../shared/offline/connection.js';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { type NextStep, nextStep } from './next-step.js';

const BUTTON = 'min-h-11! shrink-0 px-4! py-1! text-sm max-[15rem]:px-2.5!';

interface NextStepBarProps {
  match: Match;
  onOpenPlace: () => void;
  /** Asks what was wrong on the way home. */
  onTellWhatWasWrong: () => void;
}

/** What the bar says, its button, and what that does. */
type Content = readonly [text: string, button: string, onClick: () => void];

/** The one bar above the messages: what the member does next at this table, and nothing where there is nothing. */
export function NextStepBar({ match, onOpenPlace, onTellWhatWasWrong }: NextStepBarProps) {
  const { id, meetup, participants } = match;
  const me = useMe();
  const ballot = useBallot(id, !meetup).data;
  const change = useTableChange(match).data?.change;
  const confirm = useConfirmSeat(id);
  const arrive = useArrive(id);
  const booking = useBooking(id);
  const homeSafe = useHomeSafe(id);
  const isOffline = useIsOffline();
  // The hour of a step may have come while the phone was locked.
  useIsVisible();
  const step = nextStep({
    match,
    ballot,
    isAskedToMove: change?.agrees === null,
    isHomeSafe: homeSafe.isSuccess || isHomeSafeAnswered(me.id, id),
    myId: me.id,
  });
  const focus = useKeptFocus<HTMLDivElement>(step);
  const announcer = !meetup && <BallotAnnouncer match={match} />;

  const saidYes = tAttendance('saidYes', {
    confirmed: match.attendance.confirmed,
    seats: participants.length,
  });
  const take = () => booking.mutate('take', { onSuccess: onOpenPlace });
  const thank = () => toastSuccess({ title: tHomeSafe('thanks') });
  const isHome = () => homeSafe.mutate({ isSafe: true }, { onSuccess: thank });
  const contents: Record<NextStep, Content> = {
    'say-yes': [
      saidYes,
      tAttendance(confirm.isPending ? 'confirming' : 'confirmSeat'),
      () => confirm.mutate(),
    ],
    'answer-change': [tChange('label'), tChange('answer'), onOpenPlace],
    suggest: [tVenue('noneYet'), tVenue('suggestOne'), onOpenPlace],
    vote: [tVenue('title'), tVenue('vote'), onOpenPlace],
    'take-booking': [tBooking('asked'), tBooking('take'), take],
    book: [tBooking('takenByMe'), tBooking('show'), onOpenPlace],
    arrive: [tAttendance('arrived'), tAttendance('imHere'), () => arrive.mutate()],
    'say-home-safe': [tHomeSafe('title'), tHomeSafe('yesShort'), isHome],
  };
  const [text, button, onClick] = step ? contents[step] : [];
  const asksForWay = step === 'say-home-safe';
  return (
    <div {...focus} className="outline-none">
      {announcer}
      {step && (
        <section
          aria-label={text}
          className="flex items-center gap-2 border-b border-line bg-butter-soft px-3 py-1 sm:px-6 short:py-0 max-[15rem]:px-2"
        >
          <p className="min-w-0 flex-1 text-sm leading-tight font-semibold max-[15rem]:text-xs max-[15rem]:leading-3.5">
            {text}
          </p>
          <Button
            className={BUTTON}
            aria-label={asksForWay ? tHomeSafe('yes') : undefined}
            disabled={isOffline && onClick !== onOpenPlace}
            busy={[confirm, arrive, booking, homeSafe].some(({ isPending }) => isPending)}
            onClick={onClick}
          >
            {button}
          </Button>
          {asksForWay && (
            <Button
              look="secondary"
              className={BUTTON}
              aria-label={tHomeSafe('no')}
              onClick={onTellWhatWasWrong}
            >
              {tHomeSafe('noShort')}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}
