import { LaidTable } from '../../shared/ui/art/LaidTable.js';
import { Button } from '../../shared/ui/Button.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { t } from './messages.js';

interface NoMeetupsProps {
  /** Where filters are to blame: takes them away. */
  onClearFilters: (() => void) | null;
  onCreateRequest: () => void;
}

/** Nothing to join: what to do instead. */
export function NoMeetups({ onClearFilters, onCreateRequest }: NoMeetupsProps) {
  return (
    <EmptyState
      art={<LaidTable />}
      title={t('emptyTitle')}
      text={onClearFilters ? t('noneFitText') : t('emptyText')}
      action={
        <Button onClick={onClearFilters ?? onCreateRequest}>
          {onClearFilters ? t('clearFilters') : t('createRequest')}
        </Button>
      }
    />
  );
}
