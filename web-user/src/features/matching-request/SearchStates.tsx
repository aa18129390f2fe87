import type { ActiveRequest } from '../../shared/api/types.js';
import { saturdayLabel } from '../../shared/dates.js';
import { RoundTable } from '../../shared/ui/art/RoundTable.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { t } from './messages.js';

/** Shown while the search runs. */
export function FindingYourGroup({ request }: { request: ActiveRequest }) {
  return (
    <EmptyState
      art={<RoundTable seats={5} taken={0} waiting />}
      title={t('findingTitle')}
      text={t('findingText', { date: saturdayLabel(request.preferredDate) })}
    />
  );
}

/** Shown to whoever has asked for nothing yet. */
export function ReadyToMeet() {
  return (
    <EmptyState art={<RoundTable seats={5} taken={4} />} title={t('readyTitle')} text={t('readyText')} />
  );
}
