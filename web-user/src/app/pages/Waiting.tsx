import { HOME_SAFE_ASKED_UNTIL_HOURS, isTimeForHomeSafe } from '@domain/safety/home-safe.js';
import { HOUR_MS } from '@domain/shared/durations.js';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { toFeedback } from '../../features/match/feedback-link.js';
import { t as tFeedback } from '../../features/match/feedback-messages.js';
import { MatchMoment } from '../../features/match/MatchMoment.js';
import { isNew, isUpcoming, titleOf } from '../../features/match/members.js';
import { t as tHomeSafe } from '../../features/safety/home-safe-messages.js';
import { isHomeSafeAnswered } from '../../features/safety/home-safe-queries.js';
import { TableChangeCard } from '../../features/table-change/TableChangeCard.js';
import type { Match } from '../../shared/api/types.js';
import { mealLabel, venueLabel } from '../../shared/dates.js';
import { saturdayLabel } from '../../shared/moments.js';
import { useMe } from '../../shared/session/me.js';

/** As long as the question is sent, so that it is not asked the next morning again. */
const isThatEvening = (startsAt: Date, now = new Date()): boolean =>
  isTimeForHomeSafe(startsAt, now) &&
  now.getTime() < startsAt.getTime() + HOME_SAFE_ASKED_UNTIL_HOURS * HOUR_MS;

interface WaitingProps {
  matches: readonly Match[];
  /** The match that has a card of its own. */
  shown: Match | null;
}

/** One line for each thing that waits besides the card: seats, and what is asked after a table. */
export function Waiting({ matches, shown }: WaitingProps) {
  const me = useMe();
  const others = matches.filter(({ id }) => id !== shown?.id);
  const unsafe = matches.filter(
    ({ id, status, startsAt, hasLeftChat, feedback }) =>
      status !== 'in_touch' &&
      !hasLeftChat &&
      feedback?.attended !== false &&
      isThatEvening(new Date(startsAt)) &&
      !isHomeSafeAnswered(me.id, id),
  );
  const seats = others.filter(isUpcoming);
  const unasked = others.filter(({ status, feedback }) => status === 'completed' && feedback === null);
  if (unsafe.length + seats.length + unasked.length === 0) return null;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card shadow-near">
      {unsafe.map((match) => (
        <Line key={`safe ${match.id}`} to={`/chat/${match.id}`} title={tHomeSafe('title')}>
          {dayAndMeal(match)}
        </Line>
      ))}
      {seats.map((match) => (
        <Line
          key={`seat ${match.id}`}
          to={`/chat/${match.id}`}
          title={titleOf(match)}
          above={
            <>
              {isNew(match) && (
                <MatchMoment match={match} className="bg-facade px-5 pt-3 pb-5 text-on-facade" />
              )}
              <TableChangeCard match={match} />
            </>
          }
        >
          {dayAndMeal(match)} · {venueLabel(match.venueType)}
        </Line>
      ))}
      {unasked.map((match) => (
        <Line key={`after ${match.id}`} {...toFeedback(match.id)} title={tFeedback('title')}>
          {dayAndMeal(match)}
        </Line>
      ))}
    </ul>
  );
}

const dayAndMeal = ({ suggestedDate, suggestedTime }: Match): string =>
  `${saturdayLabel(suggestedDate)}, ${mealLabel(suggestedTime)}`;

interface LineProps extends LinkProps {
  title: string;
  /** When and where. */
  children: ReactNode;
  /** A new table, and what one asks before it meets. */
  above?: ReactNode;
}

function Line({ title, children, above, ...link }: LineProps) {
  return (
    <li>
      {above}
      <Link {...link} className="flex min-h-14 items-center gap-3 px-5 py-2 hover:bg-sunken">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block font-semibold">
            <bdi>{title}</bdi>
          </span>
          <span className="block text-sm text-muted">{children}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-tomato" />
      </Link>
    </li>
  );
}
