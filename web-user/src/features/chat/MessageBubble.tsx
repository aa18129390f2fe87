import type { ReactNode } from 'react';
import type { ChatMessage } from '../../shared/api/types.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { cx } from '../../shared/ui/cx.js';
import { timeLabel } from './days.js';
import { t } from './messages.js';
import { isSystem, nameOf } from './people.js';
import type { Outgoing } from './use-outbox.js';

const BUBBLE = 'max-w-[min(30rem,100%)] rounded-lg px-3.5 py-2 whitespace-pre-wrap break-words';
const OWN = 'bg-own text-on-facade rounded-br-sm';
const THEIRS = 'bg-card border border-line rounded-bl-sm';

interface MessageBubbleProps {
  message: ChatMessage;
  isOwn: boolean;
  /** The first of several by the same person. */
  isFirst: boolean;
  zone: string;
}

export function MessageBubble({ message, isOwn, isFirst, zone }: MessageBubbleProps) {
  if (isSystem(message.user)) return <SystemMessage message={message} zone={zone} />;
  const body = message.deleted ? <em className="opacity-80">{t('removed')}</em> : message.message;
  const time = <time dateTime={message.createdAt}>{timeLabel(message.createdAt, zone)}</time>;
  if (isOwn)
    return (
      <li className={cx('flex flex-col items-end pl-10', isFirst ? 'mt-4' : 'mt-1')}>
        <span className="sr-only">{t('you')}</span>
        <p className={cx(BUBBLE, OWN)}>{body}</p>
        <Small>{time}</Small>
      </li>
    );
  const name = nameOf(message.user);
  return (
    <li className={cx('flex gap-2.5 pr-8', isFirst ? 'mt-4' : 'mt-1')}>
      <div className="w-9 shrink-0">
        {isFirst && (
          <Avatar size="sm" name={name} imageUrl={message.user.profileImageUrl} seed={message.user.id} />
        )}
      </div>
      <div className="min-w-0">
        <p className={isFirst ? 'mb-1 text-sm font-semibold' : 'sr-only'}>{name}</p>
        <p className={cx(BUBBLE, THEIRS)}>{body}</p>
        <Small>{time}</Small>
      </div>
    </li>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <p className="mt-0.5 px-1 text-xs text-muted">{children}</p>;
}

/** The product's own voice, set apart from what people say. */
function SystemMessage({ message, zone }: { message: ChatMessage; zone: string }) {
  return (
    <li className="mx-auto mt-4 w-full max-w-md rounded-lg border-2 border-beet bg-beet-soft px-4 py-3 text-center">
      <p className="text-sm font-bold text-beet">{nameOf(message.user)}</p>
      <p className="whitespace-pre-wrap">{message.message}</p>
      <p className="mt-0.5 text-xs text-muted">
        <time dateTime={message.createdAt}>{timeLabel(message.createdAt, zone)}</time>
      </p>
    </li>
  );
}

/** One's own message before the server has confirmed it. */
export function OutgoingBubble({
  message,
  onRetry,
}: {
  message: Outgoing;
  onRetry: (message: Outgoing) => void;
}) {
  const failed = message.state === 'failed';
  return (
    <li className="mt-1 flex flex-col items-end pl-10">
      <p className={cx(BUBBLE, OWN, 'opacity-75')}>{message.text}</p>
      {failed ? (
        <p
          role="alert"
          className="flex flex-wrap items-center justify-end gap-x-2 text-sm font-semibold text-beet"
        >
          {message.reason ?? t('notSent')}
          <button
            type="button"
            className="min-h-11 px-1 underline underline-offset-3"
            onClick={() => onRetry(message)}
          >
            {t('sendAgain')}
          </button>
        </p>
      ) : (
        <Small>{t('sending')}</Small>
      )}
    </li>
  );
}
