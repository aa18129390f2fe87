import { isOpenStatus } from '@domain/match/match-status.js';
import { isVenue } from '@domain/venue/area.js';
import { CalendarPlus, Navigation } from 'lucide-react';
import type { ReactNode } from 'react';
import { MeetingNote } from '../../features/chat/MeetingNote.js';
import { t } from '../../features/chat/messages.js';
import { Place, type PlaceFrame } from '../../features/chat/Place.js';
import { placeOf } from '../../features/chat/place-line.js';
import { TableChangeCard } from '../../features/table-change/TableChangeCard.js';
import { VenueVote } from '../../features/venue/VenueVote.js';
import type { Match } from '../../shared/api/types.js';
import { Attendance } from '../../shared/attendance/Attendance.js';
import { BookingLine } from '../../shared/booking/BookingLine.js';
import { mealLabel } from '../../shared/dates.js';
import { saturdayLabel } from '../../shared/moments.js';
import { isToday } from '../../shared/today.js';
import { AwayZone } from '../../shared/ui/AwayZone.js';
import { buttonLook } from '../../shared/ui/Button.js';
import { PlanButton } from './PlanButton.js';

/** Everything about the place of a match: when, where and how to get there, who comes, the vote, and what one notes and shares. */
export function PlaceDetails({ match, frame }: { match: Match; frame: PlaceFrame }) {
  const place = match.suggestedLocation;
  const attendance = <Attendance match={match} isAskedElsewhere />;
  const isOpen = isOpenStatus(match.status);
  return (
    <Place {...frame}>
      <div className="grid gap-5">
        <TableChangeCard match={match} />
        <div className="grid gap-2">
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            <Fact label={t('date')}>{saturdayLabel(match.suggestedDate)}</Fact>
            <Fact label={t('time')}>
              {mealLabel(match.suggestedTime)}
              <AwayZone {...match} />
            </Fact>
            <Fact label={t('venue')}>
              <bdi>{placeOf(match)}</bdi>
            </Fact>
          </dl>
          {isVenue(place) && (
            <a
              href={`https://www.openstreetmap.org/directions?to=${encodeURIComponent(place)}`}
              target="_blank"
              rel="noreferrer"
              className={buttonLook('secondary')}
            >
              <Navigation aria-hidden className="size-5" />
              {t('directions')}
            </a>
          )}
          <BookingLine match={match} />
        </div>
        {isToday(match) && attendance}
        {!match.meetup && <VenueVote match={match} />}
        {!isToday(match) && attendance}
        <MeetingNote matchId={match.id} />
        {isOpen && (
          <div className="grid gap-1">
            <a href={`/api/matches/${match.id}/calendar.ics`} download className={buttonLook('quiet')}>
              <CalendarPlus aria-hidden className="size-5" />
              {t('calendar')}
            </a>
            <PlanButton matchId={match.id} />
          </div>
        )}
      </div>
    </Place>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </>
  );
}
