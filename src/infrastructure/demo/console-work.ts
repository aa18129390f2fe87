import type { Container } from 'inversify';
import { ChangeProfile } from '../../application/account/change-profile.js';
import { WriteMessage } from '../../application/chat/write-message.js';
import type { MessageRow } from '../../application/chat/ports.js';
import type { MeetupRow } from '../../application/meetup/meetup-views.js';
import { ReadMeetups } from '../../application/meetup/read-meetups.js';
import { AppealSuspension } from '../../application/moderation/appeal-suspension.js';
import { SubmitReport, type SubmitReportCommand } from '../../application/moderation/submit-report.js';
import { SuspendPerson } from '../../application/moderation/suspend-person.js';
import { ChangeRole } from '../../application/staff/change-role.js';
import { SubmitReview } from '../../application/trust-score/submit-review.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { StaffRole } from '../../domain/staff/role.js';
import type { HomeArea } from '../config-people.js';
import { USERS } from '../di/account.module.js';
import * as t from '../di/tokens.js';
import { addressOf, moveIn } from './move-in.js';
import { drawnFace, specimenCard } from './specimens.js';
import { DEMO_PASSWORD, TOWNSPEOPLE, type Townsperson } from './townspeople.js';
import { unlessRefused } from './unless-refused.js';

const somebody = (username: string, firstName: string): Townsperson => ({
  ...TOWNSPEOPLE[0]!,
  username,
  firstName,
});
const STAFF = [somebody('demo.admin', 'Alex'), somebody('demo.moderator', 'Robin')] as const;
/** Has suspended somebody, so that both of the others may answer the appeal. */
const COLLEAGUE = somebody('demo.colleague', 'Kim');
/** Takes no part in anything else, for they would be turned away. */
const KEPT_OUT = somebody('demo.suspended', 'Rowan');
const HAND_IN = { ids: [3, 4, 5], photos: [4, 6, 7] } as const;

/**
 * Sees that there is something to do in the console: IDs and photos to look at, reports, one of them overdue, and
 * somebody suspended who appeals.
 * @param people the ids of the townspeople, in the order of their list
 * @returns lines to print: how to get in
 */
export async function leaveWorkForTheConsole(
  container: Container,
  people: readonly number[],
  town: HomeArea,
): Promise<string[]> {
  const [admin, moderator] = (await moveIn(container, STAFF, town)) as [number, number];
  await appoint(container, admin, 'admin');
  await appoint(container, moderator, 'moderator');
  for (const index of HAND_IN.ids) await handInId(container, people[index]!, index);
  for (const index of HAND_IN.photos) await handInPhoto(container, people[index]!, index);
  await report(container, people);
  await keepOut(container, town);
  const [first, second] = STAFF.map(addressOf);
  return [
    `  The console is at ${container.get(t.PUBLIC_URL)}/admin: sign in as ${first} or ${second} (a moderator).`,
  ];
}

const appoint = (container: Container, userId: number, role: StaffRole): Promise<void> =>
  unlessRefused(container.get(ChangeRole).execute({ actorId: null, userId, role }));

async function handInId(container: Container, userId: number, index: number): Promise<void> {
  const { firstName, dateOfBirth } = TOWNSPEOPLE[index]!;
  const readFile = () => specimenCard(index, `${firstName} Demo`, dateOfBirth);
  await unlessRefused(container.get(SubmitReview).execute({ userId, kind: 'id', readFile }));
}

/** The photo of the last of them shows another face than their profile. */
async function handInPhoto(container: Container, userId: number, index: number): Promise<void> {
  const user = await container.get(USERS).find(userId);
  if (user && user.profileImageUrl === null) {
    const picture = (await drawnFace(index)).toString('base64');
    const profileImageUrl = `data:image/png;base64,${picture}`;
    await unlessRefused(container.get(ChangeProfile).execute({ userId, profileImageUrl }));
  }
  const shown = index === HAND_IN.photos.at(-1) ? index + 1 : index;
  const readFile = () => drawnFace(shown);
  await unlessRefused(container.get(SubmitReview).execute({ userId, kind: 'picture', readFile }));
}

/** Somebody at a meetup of another reports the organiser, what the organiser wrote, and the meetup itself. */
async function report(container: Container, people: readonly number[]): Promise<void> {
  const visit = await visitToReport(container, people);
  if (!visit) return;
  const { reporter, meetup } = visit;
  const tell = (what: Pick<SubmitReportCommand, 'kind' | 'targetId' | 'reason' | 'note'>) =>
    unlessRefused(container.get(SubmitReport).execute({ ...what, userId: reporter }));
  await tell({
    kind: 'user',
    targetId: meetup.createdBy,
    reason: 'harassment',
    note: 'Kept asking for my number after I said no.',
  });
  await tell({
    kind: 'meetup',
    targetId: meetup.id,
    reason: 'spam',
    note: 'There is no such place at that address.',
  });
  const message = await wordsOf(container, meetup.createdBy, meetup.matchId);
  if (message) await tell({ kind: 'message', targetId: message.id, reason: 'unsafe', note: null });
  await isOverdue(container, reporter);
}

/** The last of the people who joined a meetup of somebody else. */
async function visitToReport(
  container: Container,
  people: readonly number[],
): Promise<{ reporter: number; meetup: MeetupRow } | null> {
  for (const reporter of people.toReversed()) {
    const own = await container.get(ReadMeetups).own(reporter);
    const visit = own.find(({ row, mayCome }) => mayCome && row.joined && row.createdBy !== reporter);
    if (visit) return { reporter, meetup: visit.row };
  }
  return null;
}

/** What the organiser wrote, once; null where they may not write any more. */
async function wordsOf(container: Container, userId: number, matchId: number): Promise<MessageRow | null> {
  const message = 'You all have to pay me ten dollars before you come, or you are out.';
  try {
    const words = { userId, matchId, message, clientId: 'demo-reported', originSocket: null };
    return await container.get(WriteMessage).execute(words);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** A report waits for longer than anybody should have let it: only the clock could do that otherwise. */
async function isOverdue(container: Container, reporter: number): Promise<void> {
  await container.get(t.POOL).query(
    `update reports set submitted_at = submitted_at - interval '4 days', due_at = due_at - interval '4 days'
     where reporter_id = $1 and kind = 'user' and status = 'submitted' and due_at > now()`,
    [reporter],
  );
}

async function keepOut(container: Container, town: HomeArea): Promise<void> {
  const [actorId, userId] = (await moveIn(container, [COLLEAGUE, KEPT_OUT], town)) as [number, number];
  await appoint(container, actorId, 'moderator');
  const reason = 'You sent the same advertisement to three tables.';
  await unlessRefused(container.get(SuspendPerson).execute({ actorId, userId, until: null, reason }));
  await unlessRefused(
    container.get(AppealSuspension).execute({
      usernameOrEmail: KEPT_OUT.username,
      password: DEMO_PASSWORD,
      note: 'It was a flyer for our choir, and I did not know that this is not welcome. It will not happen again.',
      device: null,
      origin: '127.0.0.1',
    }),
  );
}
