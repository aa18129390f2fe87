import { Button } from '../../shared/ui/Button.js';
import { t } from './messages.js';

interface SavedLocationNoticeProps {
  /** Why the browser's position is not used. */
  problem: string;
  location: string;
  onRetry: () => void;
}

/** Notice that the saved location is used because the browser's position is not available. */
export function SavedLocationNotice({ problem, location, onRetry }: SavedLocationNoticeProps) {
  return (
    <div role="status" className="mb-4 rounded-md bg-butter-soft p-4 text-sm">
      <p className="font-semibold">{problem}</p>
      <p className="mt-1">{t('showingSaved', { location })}</p>
      <Button look="quiet" className="-mb-2 -ml-6" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
