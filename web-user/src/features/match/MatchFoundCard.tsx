import { isEvening } from '@domain/shared/time-of-day.js';
import { localDate } from '@domain/shared/time-zone.js';
import { Suspense } from 'react';
import { lazyComponent } from '../../shared/lazy-component.js';
import type { Match } from '../../shared/api/types.js';
import { BookingLine } from '../../shared/booking/BookingLine.js';
import { mealLabel, saturdayLabel, timeThere, venueLabel } from '../../shared/dates.js';
import { RoundTable } from '../../shared/ui/art/RoundTable.js';
import { ButtonLink } from '../../shared/ui/Button.js';
import { commonGroundLabel } from './common-ground.js';
import { MatchMoment } from './MatchMoment.js';
import { t } from './messages.js';
import { memberNames } from './members.js';

// Only on the day of the match.
const TableWord = lazyComponent(() => import('../../shared/table-word/TableWord.js'), 'TableWord');

/** Minutes of a full hour are left out, as one says it. */
const SPOKEN = /:00\s[AP]M$/;

const isToday = ({ suggestedDate, timeZone }: Match) => localDate(new Date(), timeZone) === suggestedDate;

/** On its day the card says when the match is. */
function titleOf(match: Match): string {
  const { startsAt, timeZone } = match;
  if (!isToday(match)) return t('foundTitle');
  const start = new Date(startsAt);
  return t(isEvening(start, timeZone) ? 'tonightAt' : 'todayAt', {
    time: timeThere(start, timeZone).replace(SPOKEN, ''),
  });
}

/** The home screen's card of an upcoming match: a table, or a meetup that the user joined. */
export function MatchFoundCard({ match }: { match: Match }) {
  const seats = match.users.length + 1;
  const shared = commonGroundLabel(match);
  return (
    <section
      aria-labelledby="match-found"
      className="relative overflow-hidden rounded-xl bg-facade text-on-facade shadow-near"
    >
      <MatchMoment match={match} />
      <div aria-hidden className="awning h-9 [--stripe:1.25rem]" />
      <div className="flex flex-col items-center gap-x-6 gap-y-2 px-5 pt-3 pb-6 sm:flex-row sm:px-7">
        <RoundTable seats={seats} taken={seats} className="w-44 shrink-0" />
        <div className="w-full">
          <h2 id="match-found" className="text-2xl">
            {titleOf(match)}
          </h2>
          {match.meetup && (
            <p className="mt-1 font-semibold">{t('foundMeetup', { title: match.meetup.title })}</p>
          )}
          {match.users.length > 0 && <p className="mt-1">{t('foundText', { names: memberNames(match) })}</p>}
          {shared && <p className="mt-1">{shared}</p>}
          <p className="mt-1 font-semibold text-balance text-butter">
            {saturdayLabel(match.suggestedDate)}, {mealLabel(match.suggestedTime)} ·{' '}
            {venueLabel(match.venueType)}
          </p>
          <BookingLine match={match} className="mt-1" />
          <ButtonLink to={`/chat/${match.id}`} look="butter" className="mt-4 w-full sm:w-auto">
            {t('joinChat')}
          </ButtonLink>
          {isToday(match) && (
            <div className="mt-2.5 grid sm:inline-grid sm:ml-2.5">
              <Suspense fallback={null}>
                <TableWord match={match} />
              </Suspense>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
