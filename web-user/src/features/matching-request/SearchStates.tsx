import type { ReactNode } from 'react';
import type { ActiveRequest } from '../../shared/api/types.js';
import { saturdayLabel } from '../../shared/dates.js';
import { RoundTable } from '../../shared/ui/art/RoundTable.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { t } from './messages.js';
import { DISTANCE_SLIDER, hasNarrowAges } from './request-form.js';

/** What would make a table more likely; null for nothing. */
function adviceFor(request: ActiveRequest) {
  if (request.othersWaiting === 'ten_or_more') return null;
  if (!request.distanceApplies && !request.keepsLocation) return 'adviceLocation';
  const canWiden = request.maxDistance < DISTANCE_SLIDER.max || hasNarrowAges(request);
  return canWiden ? 'adviceWiden' : null;
}

const hasPassed = (instant: string): boolean => Date.parse(instant) <= Date.now();

/** State of a running search: until when it lasts, how many others wait, and what would help. */
export function FindingYourGroup({ request, outlook }: { request: ActiveRequest; outlook?: ReactNode }) {
  const date = saturdayLabel(request.preferredDate);
  const advice = adviceFor(request);
  return (
    <div className="-my-4 lg:my-0">
      <EmptyState
        art={<RoundTable seats={5} taken={0} waiting />}
        title={t('findingTitle')}
        text={t(hasPassed(request.decidedAt) ? 'findingLateText' : 'findingText', { date })}
        action={
          request.othersWaiting && (
            <div className="-mt-3 grid gap-1 text-sm text-balance">
              <p className="font-semibold">{t(request.othersWaiting)}</p>
              {advice && <p className="text-muted">{t(advice)}</p>}
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
