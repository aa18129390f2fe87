import { isTimeForHomeSafe } from '@domain/safety/home-safe.js';
import { MessagesSquare } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ChatRoom } from '../../features/chat/ChatRoom.js';
import { nameOf } from '../../features/chat/people.js';
import type { Safety } from '../../features/chat/safety.js';
import { titleOf } from '../../features/match/members.js';
import { useMatches } from '../../features/match/queries.js';
import { UnreadBadge } from '../../features/match/unread.js';
import { t as tSafety } from '../../features/safety/messages.js';
import { useBlocks } from '../../features/safety/queries.js';
import type { PersonAtTable, SafetyAction } from '../../features/safety/safety-action.js';
import type { BlockedPerson, Match, MatchUser } from '../../shared/api/types.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { whenIdle } from '../../shared/when-idle.js';
import { NextStepBar } from './NextStepBar.js';
import NotFoundPage from './NotFoundPage.js';

// Loaded when idle: the messages have priority.
const PlaceDetails = lazyComponent(() => whenIdle().then(() => import('./PlaceDetails.js')), 'PlaceDetails');
const UserProfileDialog = lazyComponent(
  () => import('../../features/profile/UserProfileDialog.js'),
  'UserProfileDialog',
);
const PersonActions = lazyComponent(() => import('../../features/safety/PersonActions.js'), 'PersonActions');
const TableSafetyDialog = lazyComponent(
  () => import('../../features/safety/TableSafetyDialog.js'),
  'TableSafetyDialog',
);
const HomeSafe = lazyComponent(() => import('../../features/safety/HomeSafe.js'), 'HomeSafe');
const SharePlan = lazyComponent(() => import('../../features/safety/SharePlan.js'), 'SharePlan');
const SafetyDialog = lazyComponent(() => import('../../features/safety/SafetyDialog.js'), 'SafetyDialog');

const asPerson = (user: MatchUser): PersonAtTable => ({
  id: user.id,
  name: nameOf(user),
  imageUrl: user.profileImageUrl,
});

/** Blocked users cannot read each other's profile, but name and picture stay visible. */
const closedProfile = (blocked: BlockedPerson | undefined) =>
  blocked && {
    name: blocked.firstName,
    imageUrl: blocked.profileImageUrl,
    text: tSafety('blockedIntro'),
  };

/** Where the member tells that they are not home safe, when it is time; a chat of two has no meal. */
const homeSafe = ({ id, status, startsAt }: Match) =>
  status !== 'in_touch' && isTimeForHomeSafe(new Date(startsAt), new Date()) && <HomeSafe matchId={id} />;

/** Route: /chat/:id. */
export default function ChatPage() {
  const { id = '' } = useParams();
  const [profileOf, setProfileOf] = useState<number | null>(null);
  const [table, setTable] = useState<{ people: readonly PersonAtTable[]; match: Match } | null>(null);
  const openSafety = (users: readonly MatchUser[], match: Match) =>
    setTable({ people: users.map(asPerson), match });
  const [action, setMatter] = useState<SafetyAction | null>(null);
  const { data: blocks } = useBlocks();
  const blocked = useMemo(() => new Set(blocks?.map((person) => person.id)), [blocks]);
  if (!/^[1-9]\d{0,8}$/.test(id)) return <NotFoundPage />;

  const safety: Safety = {
    blocked,
    onReportMessage: ({ id: messageId, message, user }) =>
      setMatter({
        dialog: 'report',
        about: { kind: 'message', id: messageId, text: message, person: asPerson(user) },
      }),
    onBlock: (user) => setMatter({ dialog: 'block', person: asPerson(user) }),
    onOpenSafety: openSafety,
  };
  return (
    <>
      <ChatRoom
        key={id}
        matchId={Number(id)}
        safety={safety}
        onOpenProfile={setProfileOf}
        place={(match, frame) => <PlaceDetails match={match} frame={frame} />}
        step={(match, openPlace) => (
          <NextStepBar
            match={match}
            onOpenPlace={openPlace}
            onTellWhatWasWrong={() => openSafety(match.users, match)}
          />
        )}
        elsewhere={<UnreadElsewhere matchId={Number(id)} />}
      />
      {profileOf !== null && (
        <UserProfileDialog
          userId={profileOf}
          closed={closedProfile(blocks?.find((person) => person.id === profileOf))}
          onClose={() => setProfileOf(null)}
          actions={(person) => (
            <PersonActions person={person} isBlocked={blocked.has(person.id)} onOpen={setMatter} />
          )}
        />
      )}
      {table && (
        <TableSafetyDialog
          people={table.people}
          blocked={blocked}
          onOpen={setMatter}
          onClose={() => setTable(null)}
        >
          {homeSafe(table.match)}
          {table.match.status !== 'in_touch' && <SharePlan matchId={table.match.id} />}
        </TableSafetyDialog>
      )}
      {action && <SafetyDialog action={action} blocked={blocked} onClose={() => setMatter(null)} />}
    </>
  );
}

/** A link to another chat with unread messages. That one is read then, so the links lead through all of them. */
function UnreadElsewhere({ matchId }: { matchId: number }) {
  const next = useMatches().data?.find(({ id, unread }) => id !== matchId && unread > 0);
  if (!next) return null;
  return (
    <Link
      to={`/chat/${next.id}`}
      className="relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
    >
      <MessagesSquare aria-hidden className="size-6" />
      <span className="sr-only">{titleOf(next)}</span>
      <UnreadBadge count={next.unread} className="absolute -top-0.5 -right-1" />
    </Link>
  );
}
