import { Button } from '../../shared/ui/Button.js';
import { t } from './messages.js';

/** The list could not be fetched, and there is none from before. */
export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-lg border border-line bg-card p-6 text-center"
    >
      <p className="font-semibold">{t('failed')}</p>
      <p className="text-sm text-muted">{error.message}</p>
      <Button look="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
