import type { ActiveRequest } from '../../shared/api/types.js';
import { saturdayLabel } from '../../shared/dates.js';
import { RoundTable } from '../../shared/ui/art/RoundTable.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { t } from './messages.js';

/** State of a running search. */
export function FindingYourGroup({ request }: { request: ActiveRequest }) {
  return (
    <div className="-my-4 lg:my-0">
      <EmptyState
        art={<RoundTable seats={5} taken={0} waiting />}
        title={t('findingTitle')}
        text={t('findingText', { date: saturdayLabel(request.preferredDate) })}
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
