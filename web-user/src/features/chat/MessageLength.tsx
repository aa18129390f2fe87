import { MESSAGE_LENGTH } from '@domain/chat/message-length.js';
import { lengthOf } from '@domain/shared/readable-text.js';
import { cx } from '../../shared/ui/cx.js';
import { t } from './messages.js';

/** The counter shows from this many characters before the limit. */
const NEAR_LIMIT = 200;

/** Length of a message as the server counts it: in code points, without the spaces around it. */
const messageLength = (draft: string): number => lengthOf(draft.trim());

export const isTooLong = (draft: string): boolean => messageLength(draft) > MESSAGE_LENGTH;

/** Counter of a message near the limit, and an error above it; a text that is too long stays, so that nothing is lost. */
export function MessageLength({ id, draft }: { id: string; draft: string }) {
  const count = messageLength(draft);
  const isOver = count > MESSAGE_LENGTH;
  return (
    <p
      id={id}
      className={cx(
        'flex justify-end gap-3 px-2 text-sm font-semibold not-empty:pb-1.5',
        isOver ? 'text-beet' : 'text-muted',
      )}
    >
      {isOver && (
        <span role="alert" className="min-w-0 flex-1">
          {t('tooLong', { most: MESSAGE_LENGTH })}
        </span>
      )}
      {count > MESSAGE_LENGTH - NEAR_LIMIT && <span>{t('counter', { count, most: MESSAGE_LENGTH })}</span>}
    </p>
  );
}
