import { EllipsisVertical, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { ChatMessage } from '../../shared/api/types.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { cx } from '../../shared/ui/cx.js';
import { timeThere } from '../../shared/moments.js';
import type { OpenMessageMenu } from './MessageMenu.js';
import { t } from './messages.js';
import { isSystem, nameOf } from './people.js';
import { richText } from './rich-text.js';
import { systemMessageText } from './system-message.js';

export const BUBBLE =
  'flow-root max-w-[min(30rem,100%)] min-w-0 rounded-lg px-3.5 py-2 whitespace-pre-wrap wrap-anywhere';
export const OWN = 'bg-own text-on-facade rounded-br-sm';
/** Visible beside a message on hover, on tap and on keyboard focus. */
const BESIDE =
  'relative grid size-9 shrink-0 place-items-center rounded-full text-muted opacity-0 after:absolute after:-inset-1 transition-opacity group-focus-within:opacity-100 group-focus:opacity-100 group-hover:opacity-100 hover:bg-sunken hover:text-ink focus-visible:opacity-100';
const THEIRS = 'bg-card border border-line rounded-bl-sm';

interface MessageBubbleProps {
  message: ChatMessage;
  isOwn: boolean;
  /** Whether it is the first of consecutive messages by the same user. */
  isFirst: boolean;
  zone: string;
  onDelete: (message: ChatMessage) => void;
  /** Opens the actions for another member's message. */
  onMore: (asked: OpenMessageMenu) => void;
}

/** One message. Memoized, because a long chat has about a thousand of them. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, isOwn } = props;
  if (isSystem(message.user)) return <SystemMessage {...props} />;
  if (isOwn) return <OwnMessage {...props} />;
  return <TheirMessage {...props} />;
});

function TheirMessage({ message, isFirst, zone, onMore }: MessageBubbleProps) {
  const name = nameOf(message.user);
  return (
    <li
      tabIndex={-1}
      className={cx('group flex items-start gap-2.5 outline-none', isFirst ? 'pt-4' : 'pt-1')}
    >
      <div className="w-9 shrink-0">
        {isFirst && (
          <Avatar size="sm" name={name} imageUrl={message.user.profileImageUrl} seed={message.user.id} />
        )}
      </div>
      <div className="min-w-0">
        <p className={isFirst ? 'mb-1 text-sm font-semibold' : 'sr-only'}>
          <bdi>{name}</bdi>
        </p>
        <div className="flex items-center gap-1">
          <p className={cx(BUBBLE, THEIRS)}>
            <Words message={message} />
            <Aside className="text-muted">
              <Time message={message} zone={zone} />
            </Aside>
          </p>
          {!message.deleted && (
            <button
              type="button"
              aria-haspopup="menu"
              aria-label={t('messageMenu', { name })}
              onClick={({ currentTarget: button, detail }) =>
                onMore({ message, button, byKeyboard: detail === 0 })
              }
              className={BESIDE}
            >
              <EllipsisVertical aria-hidden className="size-4.5" />
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

function OwnMessage({ message, isFirst, zone, onDelete }: MessageBubbleProps) {
  return (
    // Focusable, so that a tap shows the same button as hovering.
    <li
      tabIndex={-1}
      className={cx('group flex items-center justify-end gap-1 pl-8 outline-none', isFirst ? 'pt-4' : 'pt-1')}
    >
      {!message.deleted && (
        <button type="button" aria-label={t('delete')} onClick={() => onDelete(message)} className={BESIDE}>
          <Trash2 aria-hidden className="size-4.5" />
        </button>
      )}
      <p className={cx(BUBBLE, OWN)}>
        <span className="sr-only">{t('you')}: </span>
        <Words message={message} />
        <Aside>
          <Time message={message} zone={zone} />
        </Aside>
      </p>
    </li>
  );
}

function Words({ message }: { message: ChatMessage }) {
  return message.deleted ? <em>{t('deleted')}</em> : <span dir="auto">{richText(message.message)}</span>;
}

/** Placed at the end of the last line if it fits, or else on its own line. */
export function Aside({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={cx('float-right mt-1 ml-3 text-xs select-none', className)}>{children}</span>;
}

function Time({ message, zone }: { message: ChatMessage; zone: string }) {
  return <time dateTime={message.createdAt}>{timeThere(message.createdAt, zone)}</time>;
}

/** A message written by the product: no bubble, but a rule and a name in red. */
function SystemMessage({ message, isFirst, zone }: MessageBubbleProps) {
  return (
    <li className={isFirst ? 'pt-4' : ''}>
      <div className={cx('ml-4 w-fit max-w-120 border-l-2 border-beet pl-3 text-sm', !isFirst && 'pt-1.5')}>
        <p className={isFirst ? 'font-bold text-beet' : 'sr-only'}>{nameOf(message.user)}</p>
        <p className="flow-root whitespace-pre-wrap wrap-anywhere">
          <span>{systemMessageText(message)}</span>
          <Aside className="text-muted">
            <Time message={message} zone={zone} />
          </Aside>
        </p>
      </div>
    </li>
  );
}
