import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Match } from '../../shared/api/types.js';
import { Attendance } from '../../shared/attendance/Attendance.js';
import { BookingLine } from '../../shared/booking/BookingLine.js';
import { mealLabel, venueLabel } from '../../shared/dates.js';
import { saturdayLabel } from '../../shared/moments.js';
import { AwayZone } from '../../shared/ui/AwayZone.js';
import { suggestedLocationLabel } from '../../shared/places/suggested-location.js';
import { FoldedCard } from './FoldedCard.js';
import { t } from './messages.js';

/** The venue of a match that is still being chosen, as the surrounding screen renders it. */
export interface VenueChoice {
  /** One line for the folded row. */
  readonly label: ReactNode;
  readonly ballot: ReactNode;
  /** A live region, which must not be folded away. */
  readonly announcer: ReactNode;
}

/** A card that unfolds to date, time and venue. */
export function WhereAndWhen({ match, venue }: { match: Match; venue: VenueChoice | null }) {
  const place = match.suggestedLocation && suggestedLocationLabel(match.suggestedLocation);
  return (
    <>
      <FoldedCard
        name="where-and-when"
        matchId={match.id}
        Icon={MapPin}
        title={t('whereAndWhen')}
        preview={venue?.label ?? place}
      >
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <Fact label={t('date')}>{saturdayLabel(match.suggestedDate)}</Fact>
          <Fact label={t('time')}>
            {mealLabel(match.suggestedTime)}
            <AwayZone {...match} />
          </Fact>
          {!venue && <Fact label={t('venue')}>{place ?? venueLabel(match.venueType)}</Fact>}
        </dl>
        <BookingLine match={match} />
        <Attendance match={match} />
        {venue?.ballot}
      </FoldedCard>
      {venue?.announcer}
    </>
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
