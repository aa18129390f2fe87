import { isOpenStatus } from '@domain/match/match-status.js';
import { type ReactNode, Suspense, useState } from 'react';
import { isNotFound } from '../../shared/api/api-error.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import type { Match } from '../../shared/api/types.js';
import { useMe } from '../../shared/session/me.js';
import { cx } from '../../shared/ui/cx.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { whenIdle } from '../../shared/when-idle.js';
import type { Ending } from './ConfirmEnding.js';
import { BlockedMembersNotice } from './BlockedMembersNotice.js';
import { ChatHeader } from './ChatHeader.js';
import { Composer } from './Composer.js';
import { MessageList } from './MessageList.js';
import { t } from './messages.js';
import { isSystem } from './people.js';
import { ParticipantStrip } from './ParticipantStrip.js';
import { ComposerSkeleton, HeaderSkeleton, MessagesSkeleton } from './RoomSkeleton.js';
import type { Safety } from './safety.js';
import { useRoom } from './use-room.js';
import { type VenueChoice, WhereAndWhen } from './WhereAndWhen.js';

// Lazy and loaded when idle: the messages have priority.
const ConfirmEnding = lazyComponent(
  () => whenIdle().then(() => import('./ConfirmEnding.js')),
  'ConfirmEnding',
);

/** Hides a part on a low screen, such as a phone with its keyboard, while the user writes a message. */
const WHILE_NOT_TYPING = 'max-lg:[@media(max-height:34rem)]:group-has-[textarea:focus]/room:hidden';

interface ChatRoomProps {
  matchId: number;
  safety: Safety;
  onOpenProfile: (userId: number) => void;
  /** The venue ballot of a match; null for a match whose venue is set. */
  venue?: (match: Match) => VenueChoice | null;
  /** Renders a question to the reader above the messages. */
  question?: (match: Match) => ReactNode;
}

/** The chat of one match. It fills the viewport and only the message list scrolls. */
export function ChatRoom({ matchId, safety, onOpenProfile, venue, question }: ChatRoomProps) {
  const { match, thread, outbox, isOver, endIn } = useRoom(matchId, useMe().id);
  const [asking, setAsking] = useState<Ending | null>(null);
  const blockedHere = match.data?.users.filter(({ id }) => safety.blocked.has(id)) ?? [];
  const isArchived = match.data?.status === 'archived';
  // From the start on leaving spares nobody the table.
  const mayLeave =
    match.data !== undefined &&
    ((isOpenStatus(match.data.status) && new Date() < new Date(match.data.startsAt)) ||
      match.data.status === 'in_touch');
  usePageTitle(t('title'));
  const failure = match.data && thread.data ? null : (match.error ?? thread.error);

  return (
    <main
      id="main"
      tabIndex={-1}
      className="group/room mx-auto flex h-[calc(100dvh-var(--top-bar,0px))] max-w-6xl flex-col outline-none lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:border-x lg:border-line"
    >
      {match.data ? (
        <ChatHeader
          match={match.data}
          onEnd={setAsking}
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
      {match.data && (
        <aside
          className={cx(
            WHILE_NOT_TYPING,
            'shrink-0 bg-card lg:col-start-2 lg:row-start-2 lg:overflow-y-auto lg:border-l lg:border-line',
          )}
        >
          <ParticipantStrip
            people={match.data.users}
            blocked={safety.blocked}
            onOpenProfile={onOpenProfile}
          />
          {match.data.status !== 'in_touch' && (
            <WhereAndWhen match={match.data} venue={venue?.(match.data) ?? null} />
          )}
        </aside>
      )}
      {/* A distinct key, so that React mounts a new element when the header replaces its skeleton. */}
      <div
        key={match.data ? 'room' : 'door'}
        className="flex min-h-0 flex-1 flex-col lg:col-start-1 lg:row-start-2"
      >
        <div className={WHILE_NOT_TYPING}>
          {blockedHere.length > 0 && (
            <BlockedMembersNotice
              people={blockedHere}
              onLeave={mayLeave ? () => setAsking('leave') : undefined}
            />
          )}
          {match.data && question?.(match.data)}
        </div>
        {match.data && thread.data ? (
          <MessageList match={match.data} thread={thread.data} outbox={outbox} safety={safety} />
        ) : failure && !isNotFound(failure) ? (
          <div className="m-auto p-5">
            <LoadFailed
              title={t('loadFailed')}
              error={failure}
              onRetry={() => void Promise.all([match.refetch(), thread.refetch()])}
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
      <Suspense fallback={null}>
        {match.data && (
          <ConfirmEnding match={match.data} asking={asking} onClose={() => setAsking(null)} endIn={endIn} />
        )}
      </Suspense>
    </main>
  );
}
