import { Fragment, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useIsVisible } from '../../shared/hooks/use-is-visible.js';
import type { ChatMessage, Match } from '../../shared/api/types.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { whenIdle } from '../../shared/when-idle.js';
import { useMe } from '../../shared/session/me.js';
import { today, zoneOf } from '../../shared/today.js';
import { TwoCups } from '../../shared/ui/art/art.js';
import { Button } from '../../shared/ui/Button.js';
import { groupByDay, dayLabel } from './days.js';
import { MessageBubble } from './MessageBubble.js';
import type { OpenMessageMenu } from './MessageMenu.js';
import { t } from './messages.js';
import { NewMessagesLine, MessageAnnouncer, JumpToNewest } from './NewMessages.js';
import { OutgoingBubble } from './OutgoingBubble.js';
import { useEarlierMessages } from './queries.js';
import type { Safety } from './safety.js';
import type { Thread } from './thread.js';
import type { Outbox } from './use-outbox.js';
import { useReadMark } from './use-read-mark.js';
import { useStickToEnd } from './use-stick-to-end.js';

const MessageMenu = lazyComponent(() => import('./MessageMenu.js'), 'MessageMenu');
const DeleteMessageDialog = lazyComponent(
  () => whenIdle().then(() => import('./DeleteMessageDialog.js')),
  'DeleteMessageDialog',
);

interface MessageListProps {
  match: Match;
  thread: Thread;
  outbox: Outbox;
  safety: Safety;
  /** Follows the newest message. */
  notice: ReactNode;
}

export function MessageList({
  match,
  thread: { messages, hasEarlier },
  outbox,
  safety,
  notice,
}: MessageListProps) {
  const me = useMe();
  const { outgoing } = outbox;
  const [erasing, setErasing] = useState<ChatMessage | null>(null);
  const [asked, setAsked] = useState<OpenMessageMenu | null>(null);
  const stopDeleting = useCallback(() => setErasing(null), []);
  const earlier = useEarlierMessages(match.id);
  const canLoad = hasEarlier && !earlier.isPending && !earlier.isError;
  const { box, content, isAtEnd, goToEnd } = useStickToEnd({
    firstId: messages[0]?.id,
    lastKey: outgoing.at(-1)?.clientId ?? messages.at(-1)?.id,
    lastIsOwn: outgoing.length > 0 || messages.at(-1)?.user.id === me.id,
    onNearStart: () => canLoad && earlier.mutate(messages[0]!.id),
  });
  const isReading = useIsVisible() && isAtEnd;
  const { firstNew, waiting } = useReadMark({ match, messages, meId: me.id, isReading });

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t('log')}
        className="h-full overflow-y-auto overscroll-contain px-3 -outline-offset-4 sm:px-6"
      >
        <div ref={content} className="pb-4">
          {hasEarlier && (
            <div className="pt-4 text-center">
              <Button
                look="secondary"
                className="min-w-60"
                busy={earlier.isPending}
                onClick={() => earlier.mutate(messages[0]!.id)}
              >
                {earlier.isPending ? t('loadingEarlier') : t('earlier')}
              </Button>
            </div>
          )}
          {messages.length + outgoing.length === 0 && (
            <div className="mx-auto grid max-w-44 gap-4 py-12 text-center text-muted">
              <TwoCups />
              <p className="text-balance">{t('empty')}</p>
            </div>
          )}
          <Days messages={messages} firstNew={firstNew} onDelete={setErasing} onMore={setAsked} />
          <ol>
            {outgoing.map((message) => (
              <OutgoingBubble
                key={message.clientId}
                message={message}
                onRetry={outbox.retry}
                onCancel={outbox.cancel}
              />
            ))}
          </ol>
          {notice}
        </div>
      </div>
      <MessageAnnouncer messages={messages} meId={me.id} />
      {!isAtEnd && <JumpToNewest waiting={waiting} onClick={goToEnd} />}
      <DeleteMessageDialog matchId={match.id} message={erasing} onClose={stopDeleting} />
      {asked && (
        <MessageMenu
          asked={asked}
          onReport={() => safety.onReportMessage(asked.message)}
          onBlock={
            safety.blocked.has(asked.message.user.id) ? undefined : () => safety.onBlock(asked.message.user)
          }
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

interface DaysProps {
  messages: readonly ChatMessage[];
  firstNew: number | undefined;
  onDelete: (message: ChatMessage) => void;
  onMore: (asked: OpenMessageMenu) => void;
}

function Days({ messages, firstNew, onDelete, onMore }: DaysProps) {
  const me = useMe();
  const zone = zoneOf(me);
  const days = useMemo(() => groupByDay(messages, zone), [messages, zone]);
  const now = today(me);
  return useMemo(
    () =>
      days.map((day) => (
        <section key={day.date} aria-label={dayLabel(day.date, now)} className="day">
          <h2 className="pt-5 text-center font-sans text-xs font-semibold tracking-normal">
            <span className="rounded-full border border-line bg-card px-3 py-1 text-muted">
              {dayLabel(day.date, now)}
            </span>
          </h2>
          <ol>
            {day.messages.map((message, index) => (
              <Fragment key={message.id}>
                {message.id === firstNew && <NewMessagesLine />}
                <MessageBubble
                  message={message}
                  isOwn={message.user.id === me.id}
                  isFirst={message.id === firstNew || day.messages[index - 1]?.user.id !== message.user.id}
                  zone={zone}
                  onDelete={onDelete}
                  onMore={onMore}
                />
              </Fragment>
            ))}
          </ol>
        </section>
      )),
    [days, firstNew, now, me.id, zone, onDelete, onMore],
  );
}
