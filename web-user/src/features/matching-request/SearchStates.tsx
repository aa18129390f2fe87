import { addDays } from '@domain/shared/calendar-date.js';
import type { ReactNode } from 'react';
import type { ActiveRequest } from '../../shared/api/types.js';
import { saturdayLabel } from '../../shared/dates.js';
import { RoundTable } from '../../shared/ui/art/RoundTable.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { t } from './messages.js';

/** Whether a location would help: few wait, and without one the distance limit has no effect. */
const needsLocation = ({ othersWaiting, distanceApplies, keepsLocation }: ActiveRequest): boolean =>
  othersWaiting !== 'ten_or_more' && !distanceApplies && !keepsLocation;

const hasPassed = (instant: string): boolean => Date.parse(instant) <= Date.now();

/** State of a running search: until when it lasts, how many others wait, and what would help. */
export function FindingYourGroup({ request, outlook }: { request: ActiveRequest; outlook?: ReactNode }) {
  const date = saturdayLabel(request.preferredDate);
  // The final run is on the day before.
  const by = saturdayLabel(addDays(request.preferredDate, -1));
  return (
    <div className="-my-4 lg:my-0">
      <EmptyState
        art={<RoundTable seats={5} taken={0} waiting />}
        title={t('findingTitle')}
        text={t(hasPassed(request.decidedAt) ? 'findingLateText' : 'findingText', { date, by })}
        action={
          request.othersWaiting && (
            <div className="-mt-3 grid gap-1 text-sm text-balance">
              <p className="font-semibold">{t(request.othersWaiting, { meal: request.preferredTime })}</p>
              {needsLocation(request) && <p className="text-muted">{t('adviceLocation')}</p>}
              {outlook}
            </div>
          )
        }
      />
    </div>
  );
}

/** State without an open request. */
export function ReadyToMeet() {
  return (
    <div className="flex items-center gap-4 sm:gap-8 lg:flex-col lg:py-8 lg:text-center">
      <RoundTable seats={5} taken={4} className="w-24 shrink-0 sm:w-40 lg:w-64" />
      <div>
        <h2 className="text-xl lg:text-2xl">{t('readyTitle')}</h2>
        <p className="mt-1.5 text-muted">{t('readyText')}</p>
      </div>
    </div>
  );
}
