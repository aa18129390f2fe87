import { messageOf } from '../api/api-error.js';
import { messagesOf } from '../i18n/messages-of.js';
import { EmptyPlate } from './art/art.js';
import { Button } from './Button.js';

const t = messagesOf('load-failed');

interface LoadFailedProps {
  /** What could not be loaded. */
  title: string;
  error: Error;
  onRetry: () => void;
}

/** Error state of a query: the message and a retry. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const reason = messageOf(error, '');
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-lg border border-line bg-card p-6 text-center"
    >
      <div className="w-28">
        <EmptyPlate />
      </div>
      <p className="text-balance font-display text-lg leading-tight font-bold">{title}</p>
      {reason && <p className="max-w-sm text-sm text-balance text-muted">{reason}</p>}
      <Button look="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
