import { isolated } from '@domain/shared/isolated.js';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import type { ChatMessage } from '../../shared/api/types.js';
import { t } from './messages.js';
import { isSystem, nameOf } from './people.js';
import { systemMessageText } from './system-message.js';
import { OPENS_HERE } from './use-stick-to-end.js';

/** Separator above the first unread message. */
export function NewMessagesLine() {
  return (
    <li
      {...OPENS_HERE}
      className="mt-4 flex scroll-mt-3 items-center gap-3 text-sm font-semibold text-tomato-deep before:h-0.5 before:flex-1 before:bg-tomato after:h-0.5 after:flex-1 after:bg-tomato"
    >
      {t('newMessages')}
    </li>
  );
}

/** Scrolls to the newest message; shows the number of unread ones. */
export function JumpToNewest({ waiting, onClick }: { waiting: number; onClick: () => void }) {
  const label = waiting > 0 ? t('toNewestUnread', { count: waiting }) : t('toNewest');
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="shade-in absolute right-4 bottom-3 flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border border-line bg-card px-2.5 font-semibold shadow-far hover:bg-sunken"
    >
      {waiting > 0 && (
        <span className="min-w-6 rounded-full bg-tomato px-1.5 text-sm text-on-tomato">{waiting}</span>
      )}
      <ArrowDown aria-hidden className="size-5" />
    </button>
  );
}

/** A live region that announces messages received while the chat is open. */
export function MessageAnnouncer({ messages, meId }: { messages: readonly ChatMessage[]; meId: number }) {
  const last = messages.at(-1);
  const [opened] = useState(last?.id ?? 0);
  const isNews = last && last.id > opened && last.user.id !== meId && !last.deleted;
  return (
    <div aria-live="polite" className="sr-only">
      {isNews && (
        <p key={last.id}>
          {isSystem(last.user)
            ? systemMessageText(last)
            : `${isolated(nameOf(last.user))}: ${isolated(last.message)}`}
        </p>
      )}
    </div>
  );
}
