import { isOpenStatus } from '@domain/match/match-status.js';
import { PLACE_FRAGMENT } from '@domain/server-and-browser/page-paths.js';
import { Ban } from 'lucide-react';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isNotFound } from '../../shared/api/api-error.js';
import type { Match, MatchUser } from '../../shared/api/types.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { useMe } from '../../shared/session/me.js';
import { cx } from '../../shared/ui/cx.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { whenIdle } from '../../shared/when-idle.js';
import { ChatHeader } from './ChatHeader.js';
import { Composer } from './Composer.js';
import type { Ending } from './ConfirmEnding.js';
import { MessageList } from './MessageList.js';
import { t } from './messages.js';
import { isSystem, nameOf } from './people.js';
import type { PlaceFrame } from './Place.js';
import { ComposerSkeleton, HeaderSkeleton, MessagesSkeleton } from './RoomSkeleton.js';
import type { Safety } from './safety.js';
import { useRoom } from './use-room.js';

// Lazy and loaded when idle: the messages have priority.
const ConfirmEnding = lazyComponent(
  () => whenIdle().then(() => import('./ConfirmEnding.js')),
  'ConfirmEnding',
);

const isBeforeStart = ({ startsAt }: Match) => new Date() < new Date(startsAt);

interface ChatRoomProps {
  matchId: number;
  safety: Safety;
  onOpenProfile: (userId: number) => void;
  /** Everything about the place of a match, in its frame. */
  place?: (match: Match, frame: PlaceFrame) => ReactNode;
  /** The bar with the next step. @param openPlace opens the frame of the place */
  step?: (match: Match, openPlace: () => void) => ReactNode;
  /** The way to what is unread in another chat. */
  elsewhere?: ReactNode;
}

/** The chat of one match. It fills the viewport and only the message list scrolls. */
export function ChatRoom({ matchId, safety, onOpenProfile, place, step, elsewhere }: ChatRoomProps) {
  const { match, thread, outbox, isOver, endIn } = useRoom(matchId, useMe().id);
  const [asking, setAsking] = useState<Ending | null>(null);
  const { hash } = useLocation();
  const [isPlaceOpen, setPlaceOpen] = useState(hash === `#${PLACE_FRAGMENT}`);
  const openPlace = () => setPlaceOpen(true);
  const closePlace = useCallback(() => setPlaceOpen(false), []);
  const hasPanel = useSidePanel();
  const blockedHere = match.data?.users.filter(({ id }) => safety.blocked.has(id)) ?? [];
  const isArchived = match.data?.status === 'archived';
  // From the start on, leaving only closes the chat for the member.
  const mayLeave =
    match.data !== undefined &&
    ((isOpenStatus(match.data.status) && isBeforeStart(match.data)) || match.data.status === 'in_touch');
  const hasPlace = match.data !== undefined && match.data.status !== 'in_touch';
  usePageTitle(t('title'));
  const failedMatch = useFailedLoad(match);
  const failedThread = useFailedLoad(thread);
  const failure = failedMatch?.error ?? failedThread?.error;

  return (
    <main
      id="main"
      data-chat-room
      tabIndex={-1}
      className={cx(
        'group/room mx-auto flex h-[calc(100dvh-var(--top-bar,0px))] max-w-6xl flex-col overflow-y-auto outline-none side:grid side:overflow-visible side:grid-rows-[auto_1fr] side:border-x side:border-line',
        hasPlace || !match.data ? 'side:grid-cols-[minmax(0,1fr)_min(21rem,40vw)]' : 'side:grid-cols-1',
      )}
    >
      {match.data ? (
        <ChatHeader
          match={match.data}
          safety={safety}
          onOpenProfile={onOpenProfile}
          onEnd={setAsking}
          elsewhere={elsewhere}
          onPlace={hasPlace && !hasPanel ? openPlace : undefined}
          onSafety={() =>
            safety.onOpenSafety(
              match.data.users.filter((user) => !isSystem(user)),
              match.data,
            )
          }
        />
      ) : (
        <>
          <h1 className="sr-only">{t('title')}</h1>
          {!failure && <HeaderSkeleton />}
        </>
      )}
      {match.data &&
        hasPlace &&
        place?.(match.data, { isPanel: hasPanel, isOpen: isPlaceOpen, onClose: closePlace })}
      {/* A distinct key, so that React mounts a new element when the header replaces its skeleton. */}
      <div
        key={match.data ? 'room' : 'door'}
        className="flex min-h-0 flex-1 flex-col side:col-start-1 side:row-start-2"
      >
        {match.data && hasPlace && (
          <div className="max-lg:[@media(max-height:34rem)]:group-has-[textarea:focus]/room:hidden">
            {step?.(match.data, openPlace)}
          </div>
        )}
        {match.data && thread.data ? (
          <MessageList
            match={match.data}
            thread={thread.data}
            outbox={outbox}
            safety={safety}
            notice={
              blockedHere.length > 0 && <BlockedMembersNotice people={blockedHere} mayLeave={mayLeave} />
            }
          />
        ) : failure && !isNotFound(failure) ? (
          <div className="m-auto p-5">
            <LoadFailed
              title={t('loadFailed')}
              error={failure}
              onRetry={() => {
                failedMatch?.retry();
                failedThread?.retry();
              }}
            />
          </div>
        ) : (
          <MessagesSkeleton />
        )}
        {!match.data && !failure && <ComposerSkeleton />}
        {isArchived ? (
          <p className="border-t border-line bg-card p-4 text-center text-muted">{t('closed')}</p>
        ) : (
          !isOver && match.data && <Composer matchId={matchId} onSend={outbox.send} />
        )}
      </div>
      {match.data && (
        <ConfirmEnding match={match.data} asking={asking} onClose={() => setAsking(null)} endIn={endIn} />
      )}
    </main>
  );
}

/** Where the chat has a panel at its side: the variant `side` of the styles. */
const SIDE = '(min-width: 64rem), ((min-width: 36rem) and (max-height: 33.99rem))';

function watch(onChange: () => void): () => void {
  const side = matchMedia(SIDE);
  side.addEventListener('change', onChange);
  return () => side.removeEventListener('change', onChange);
}

/** Whether there is room for a panel beside the messages. */
const useSidePanel = (): boolean => useSyncExternalStore(watch, () => matchMedia(SIDE).matches);

interface BlockedMembersNoticeProps {
  people: readonly MatchUser[];
  /** Whether the match can still be left. */
  mayLeave: boolean;
}

/** Says after the newest message that blocked users are members of this match, and that one can leave it. */
function BlockedMembersNotice({ people, mayLeave }: BlockedMembersNoticeProps) {
  const names = new Intl.ListFormat(formattingLocale).format(people.map(nameOf));
  return (
    <section
      aria-label={t('blockedHere', { names })}
      className="mt-4 flex items-start gap-2.5 rounded-md bg-sunken px-4 py-2"
    >
      <Ban aria-hidden className="mt-0.5 size-4.5 shrink-0 text-beet" />
      <p className="min-w-0 text-sm">
        <strong className="font-semibold">{t('blockedHere', { names })}</strong>{' '}
        {t(mayLeave ? 'blockedHereText' : 'blockedHidden')}
      </p>
    </section>
  );
}
