import { LaidTable } from '../../shared/ui/art/LaidTable.js';
import { Button } from '../../shared/ui/Button.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { t } from './messages.js';

interface NoMeetupsProps {
  /** Clears the filters; null when none is set. */
  onClearFilters: (() => void) | null;
  onCreateRequest: () => void;
  onPlan: () => void;
}

/** Empty state of the list, with alternatives. */
export function NoMeetups({ onClearFilters, onCreateRequest, onPlan }: NoMeetupsProps) {
  return (
    <EmptyState
      art={<LaidTable />}
      title={t('emptyTitle')}
      text={onClearFilters ? t('noneFitText') : t('emptyText')}
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          <Button onClick={onClearFilters ?? onCreateRequest}>
            {onClearFilters ? t('clearFilters') : t('createRequest')}
          </Button>
          <Button look="secondary" onClick={onPlan}>
            {t('plan')}
          </Button>
        </div>
      }
    />
  );
}
