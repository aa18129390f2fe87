import { ChevronDown, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Match } from '../../shared/api/types.js';
import { Attendance } from '../../shared/attendance/Attendance.js';
import { mealLabel, saturdayLabel, venueLabel } from '../../shared/dates.js';
import { suggestedLocationLabel } from '../../shared/places/suggested-location.js';
import { MeetingNote } from './MeetingNote.js';
import { t } from './messages.js';
import { useUnfolded } from './use-unfolded.js';

/** The venue of a match that is still being chosen, as the surrounding screen renders it. */
export interface VenueChoice {
  /** One line for the folded row. */
  readonly label: ReactNode;
  readonly ballot: ReactNode;
  /** A live region, which must not be folded away. */
  readonly announcer: ReactNode;
}

/** One row that unfolds to date, time, venue and the private note. */
export function WhereAndWhen({ match, venue }: { match: Match; venue: VenueChoice | null }) {
  const [isOpen, setIsOpen] = useUnfolded('where-and-when', match.id);
  const place = match.suggestedLocation && suggestedLocationLabel(match.suggestedLocation);
  return (
    <>
      <details
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
        className="group border-y border-line bg-card lg:m-3 lg:rounded-md lg:border"
      >
        <summary className="flex min-h-12 list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <MapPin aria-hidden className="size-5 shrink-0 text-tomato" />
          <span className="shrink-0">{t('whereAndWhen')}</span>
          <span className="min-w-0 flex-1 truncate text-right text-sm font-medium text-muted group-open:invisible">
            {venue?.label ?? place}
          </span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="scroll-edge grid gap-5 px-4 pt-1 pb-4 max-lg:max-h-[min(45dvh,max(7rem,100dvh-20rem))] max-lg:overflow-y-auto max-lg:overscroll-contain">
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            <Fact label={t('date')}>{saturdayLabel(match.suggestedDate)}</Fact>
            <Fact label={t('time')}>{mealLabel(match.suggestedTime)}</Fact>
            {!venue && <Fact label={t('venue')}>{place ?? venueLabel(match.venueType)}</Fact>}
          </dl>
          <Attendance match={match} />
          {venue?.ballot}
          <MeetingNote matchId={match.id} />
        </div>
      </details>
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
