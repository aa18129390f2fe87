import { Button } from '../../shared/ui/Button.js';
import { t } from './messages.js';

/** Progress of an upload, 0 to 1; indeterminate at 1, while the server processes the file. */
export function UploadProgress({ sent, onCancel }: { sent: number; onCancel: () => void }) {
  const percent = Math.floor(sent * 100);
  const isThere = sent >= 1;
  return (
    <div className="grid gap-2">
      <div
        role="progressbar"
        aria-label={t('uploading')}
        aria-valuenow={isThere ? undefined : percent}
        className="h-2.5 overflow-hidden rounded-full bg-sunken inset-ring-1 inset-ring-line-strong"
      >
        <div
          className={`h-full rounded-full bg-basil transition-[width] ${isThere ? 'animate-pulse' : ''}`}
          style={{ width: `${percent}%` }}
        />
      </div>
      <div className="flex min-h-12 items-center justify-between gap-3">
        <p role="status" className="text-sm font-semibold">
          {isThere ? t('checking') : t('uploading')}
        </p>
        {!isThere && (
          <Button look="quiet" className="px-4" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
