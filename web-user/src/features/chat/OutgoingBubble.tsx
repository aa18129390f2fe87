import { memo } from 'react';
import { cx } from '../../shared/ui/cx.js';
import { Aside, BUBBLE, OWN } from './MessageBubble.js';
import { t } from './messages.js';
import type { Outgoing } from './outbox-storage.js';

interface OutgoingBubbleProps {
  message: Outgoing;
  onRetry: (message: Outgoing) => void;
  onCancel: (message: Outgoing) => void;
}

const ACTION = 'min-h-11 px-1.5 underline underline-offset-3';

/** The user's own message before the server has confirmed it. */
export const OutgoingBubble = memo(function OutgoingBubble({
  message,
  onRetry,
  onCancel,
}: OutgoingBubbleProps) {
  const failed = message.state === 'failed';
  return (
    <li className="shade-in flex flex-col items-end pt-1 pl-8">
      <p className={cx(BUBBLE, OWN, failed && 'outline-2 outline-beet outline-dashed')}>
        <span dir="auto">{message.text}</span>
        {!failed && <Aside>{t('sending')}</Aside>}
      </p>
      {failed && (
        <p
          role="alert"
          className="flex flex-wrap items-center justify-end gap-x-2 text-sm font-semibold text-beet"
        >
          {message.reason ?? t('notSent')}
          <span className="flex shrink-0">
            <button type="button" className={ACTION} onClick={() => onRetry(message)}>
              {t('sendAgain')}
            </button>
            <button type="button" className={ACTION} onClick={() => onCancel(message)}>
              {t('discard')}
            </button>
          </span>
        </p>
      )}
    </li>
  );
});
