import { isNotFound } from '../../shared/api/api-error.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { useMe } from '../../shared/session/me.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { ChatHeader } from './ChatHeader.js';
import { Composer } from './Composer.js';
import { MeetupDetails } from './MeetupDetails.js';
import { MessageList } from './MessageList.js';
import { t } from './messages.js';
import { ParticipantStrip } from './ParticipantStrip.js';
import { ComposerSkeleton, FrameSkeleton, TalkSkeleton } from './RoomSkeleton.js';
import { useRoom } from './use-room.js';

/** The chat of one table. Fills the screen: only the messages scroll. */
export function ChatRoom({
  matchId,
  onOpenProfile,
}: {
  matchId: number;
  onOpenProfile: (userId: number) => void;
}) {
  const { match, thread, outbox, isOver, endIn } = useRoom(matchId, useMe().id);
  usePageTitle(t('title'));
  const failure = match.data && thread.data ? null : (match.error ?? thread.error);

  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex h-[calc(100dvh-var(--top-bar,0px))] max-w-6xl flex-col outline-none lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:border-x lg:border-line"
    >
      {match.data ? (
        <ChatHeader match={match.data} endIn={endIn} />
      ) : (
        <>
          <h1 className="sr-only">{t('title')}</h1>
          {!failure && <FrameSkeleton />}
        </>
      )}
      {match.data && (
        <aside className="shrink-0 bg-card max-lg:[@media(max-height:30rem)]:hidden lg:col-start-2 lg:row-start-2 lg:overflow-y-auto lg:border-l lg:border-line">
          <ParticipantStrip people={match.data.users} onOpenProfile={onOpenProfile} />
          <MeetupDetails matchId={matchId} />
        </aside>
      )}
      {/* Another element once the header is there: what stood in its place has not moved, it is gone. */}
      <div
        key={match.data ? 'room' : 'door'}
        className="flex min-h-0 flex-1 flex-col lg:col-start-1 lg:row-start-2"
      >
        {match.data && thread.data ? (
          <MessageList match={match.data} thread={thread.data} outbox={outbox} />
        ) : failure && !isNotFound(failure) ? (
          <div className="m-auto p-5">
            <LoadFailed
              title={t('loadFailed')}
              error={failure}
              onRetry={() => void Promise.all([match.refetch(), thread.refetch()])}
            />
          </div>
        ) : (
          <TalkSkeleton />
        )}
        {!match.data && !failure && <ComposerSkeleton />}
        {match.data?.status === 'archived' ? (
          <p className="border-t border-line bg-card p-4 text-center text-muted">{t('closed')}</p>
        ) : (
          !isOver && match.data && <Composer matchId={matchId} onSend={outbox.send} />
        )}
      </div>
    </main>
  );
}
