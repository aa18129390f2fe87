import { TABLE_SIZE } from '@domain/seating/model/table-size.js';
import { addDays } from '@domain/shared/calendar-date.js';
import { MINUTE_MS } from '@domain/shared/durations.js';
import type { ReactNode } from 'react';
import type { ActiveRequest } from '../../shared/api/types.js';
import { mealLabel, venueLabel } from '../../shared/dates.js';
import { saturdayLabel } from '../../shared/moments.js';
import { distanceLabel } from '../../shared/distances.js';
import { useHasPassed } from '../../shared/hooks/use-has-passed.js';
import { RoundTable } from '../../shared/ui/art/RoundTable.js';
import { TableWithFaces } from '../../shared/ui/TableWithFaces.js';
import { t } from './messages.js';
import { agesLabel } from './request-form.js';

/** Whether a location would help: few wait, and without one the distance limit has no effect. */
const needsLocation = ({ othersWaiting, distanceApplies, keepsLocation }: ActiveRequest): boolean =>
  othersWaiting !== 'ten_or_more' && !distanceApplies && !keepsLocation;

const hasPassed = (instant: string): boolean => Date.parse(instant) <= Date.now();

interface FindingYourGroupProps {
  request: ActiveRequest;
  /** The line above the title. */
  state?: ReactNode;
}

/** A running search: a table where the user sits already, until when it lasts, how many others wait, what would help, and what was asked for. */
export function FindingYourGroup({ request, state }: FindingYourGroupProps) {
  // The final run is on the day before.
  const by = saturdayLabel(addDays(request.preferredDate, -1));
  // Hardly anyone can have come in the first minute, so that few are no news.
  const isNew = !useHasPassed(new Date(Date.parse(request.createdAt) + MINUTE_MS));
  return (
    <div>
      <div className="mb-3 flex items-center gap-4 sm:gap-7">
        <TableWithFaces others={[]} seats={TABLE_SIZE.target} className="w-26 sm:w-40" />
        <div className="min-w-0 flex-1">
          {state}
          <h2 className="mt-1.5 text-xl leading-tight">{t('findingTitle')}</h2>
        </div>
      </div>
      <p className="text-sm text-muted">
        {t(hasPassed(request.decidedAt) ? 'findingLateText' : 'findingText', { by })}
      </p>
      {request.othersWaiting && !(isNew && request.othersWaiting === 'few') && (
        <p className="text-sm font-semibold">{t(request.othersWaiting, { meal: request.preferredTime })}</p>
      )}
      <RequestFacts request={request} />
    </div>
  );
}

/** What was asked for, in two lines. */
export function RequestFacts({ request }: { request: ActiveRequest }) {
  const distanceApplies = request.distanceApplies !== false;
  return (
    <>
      <dl className="mt-3 flex flex-wrap gap-x-1.5 font-semibold">
        <Fact label={t('date')}>{saturdayLabel(request.preferredDate)}</Fact>
        <Fact label={t('time')}>{mealLabel(request.preferredTime)}</Fact>
        <Fact label={t('venue')}>{venueLabel(request.venueType)}</Fact>
      </dl>
      <dl className="mt-0.5 flex flex-wrap gap-x-1.5 text-sm font-semibold">
        <Fact label={t('within')} isLabelShown>
          {distanceApplies ? distanceLabel(request.maxDistance) : t('withinNotApplied')}
        </Fact>
        <Fact label={t('company')} isLabelShown>
          {agesLabel(request.ageRangeMin, request.ageRangeMax)}
        </Fact>
      </dl>
      {!distanceApplies && !request.keepsLocation && (
        <p className="text-sm text-muted">
          {t(request.othersWaiting && needsLocation(request) ? 'adviceLocation' : 'notAppliedNote')}
        </p>
      )}
    </>
  );
}

function Fact({
  label,
  isLabelShown = false,
  children,
}: {
  label: string;
  isLabelShown?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex gap-x-1.5 not-last:after:text-muted not-last:after:content-['·']">
      <dt className={isLabelShown ? 'font-normal text-muted' : 'sr-only'}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** State without an open request; its children are the ways to open one. */
export function ReadyToMeet({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="flex items-center gap-4 p-5 sm:gap-8 lg:flex-col lg:pt-8 lg:text-center">
        <RoundTable seats={5} taken={4} className="w-24 shrink-0 sm:w-40 lg:w-64" />
        <div>
          <h2 className="text-xl lg:text-2xl">{t('readyTitle')}</h2>
          <p className="mt-1.5 text-muted">{t('readyText')}</p>
        </div>
      </div>
      <div className="divide-y divide-line border-t border-line">{children}</div>
    </>
  );
}
