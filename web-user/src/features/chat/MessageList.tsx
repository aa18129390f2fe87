import { ArrowDown } from 'lucide-react';
import { useMemo } from 'react';
import { useMe } from '../../shared/session/me.js';
import { today, zoneOf } from '../../shared/today.js';
import { Button } from '../../shared/ui/Button.js';
import { byDay, dayLabel } from './days.js';
import { MessageBubble, OutgoingBubble } from './MessageBubble.js';
import { t } from './messages.js';
import { useEarlierMessages } from './queries.js';
import type { Thread } from './thread.js';
import type { Outgoing } from './use-outbox.js';
import { useStickToEnd } from './use-stick-to-end.js';

interface MessageListProps {
  matchId: number;
  thread: Thread;
  outgoing: readonly Outgoing[];
  onRetry: (message: Outgoing) => void;
}

export function MessageList({
  matchId,
  thread: { messages, hasEarlier },
  outgoing,
  onRetry,
}: MessageListProps) {
  const me = useMe();
  const zone = zoneOf(me);
  const earlier = useEarlierMessages(matchId);
  const days = useMemo(() => byDay(messages, zone), [messages, zone]);
  const { box, hasNewBelow, goToEnd } = useStickToEnd({
    firstId: messages[0]?.id,
    lastKey: outgoing.at(-1)?.clientId ?? messages.at(-1)?.id,
    lastIsOwn: outgoing.length > 0 || messages.at(-1)?.user.id === me.id,
  });

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        tabIndex={0}
        role="log"
        aria-label={t('log')}
        className="h-full overflow-y-auto overscroll-contain px-4 pb-4 -outline-offset-4 sm:px-6"
      >
        {hasEarlier && (
          <div className="pt-4 text-center">
            <Button look="secondary" busy={earlier.isPending} onClick={() => earlier.mutate(messages[0]!.id)}>
              {earlier.isPending ? t('loadingEarlier') : t('earlier')}
            </Button>
          </div>
        )}
        {messages.length + outgoing.length === 0 && (
          <p className="py-16 text-center text-muted">{t('empty')}</p>
        )}
        {days.map((day) => (
          <section key={day.date} aria-label={dayLabel(day.date, today(me))} className="day">
            <h2 className="mt-6 flex items-center gap-3 font-sans text-sm font-semibold tracking-normal text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              {dayLabel(day.date, today(me))}
            </h2>
            <ol>
              {day.messages.map((message, index) => (
                <MessageBubble
                  key={message.id}
                  message={message}
                  isOwn={message.user.id === me.id}
                  isFirst={day.messages[index - 1]?.user.id !== message.user.id}
                  zone={zone}
                />
              ))}
            </ol>
          </section>
        ))}
        <ol>
          {outgoing.map((message) => (
            <OutgoingBubble key={message.clientId} message={message} onRetry={onRetry} />
          ))}
        </ol>
      </div>
      {hasNewBelow && (
        <Button
          look="butter"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 px-4 shadow-far"
          onClick={goToEnd}
        >
          <ArrowDown aria-hidden className="size-5" />
          {t('newBelow')}
        </Button>
      )}
    </div>
  );
}
