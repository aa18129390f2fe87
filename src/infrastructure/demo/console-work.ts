import { CONTEXTS, OPENED } from '../compose/tokens.js';
import type { Container } from 'inversify';
import type { MessageRow } from '../../application/chat/ports.js';
import type { MeetupRow } from '../../application/meetup/meetup-views.js';
import { type SubmitReportCommand } from '../../application/moderation/submit-report.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import type { StaffRole } from '../../domain/staff/role.js';
import type { HomeArea } from '../config/config-people.js';
import { addressOf, createDemoUsers } from './create-demo-users.js';
import { sampleIdCard, samplePortrait } from './sample-pictures.js';
import { DEMO_USERS, type DemoUser } from './demo-users.js';
import { ignoreDomainErrors } from './ignore-domain-errors.js';

const demoUser = (username: string, firstName: string): DemoUser => ({
  ...DEMO_USERS[0]!,
  username,
  firstName,
});
const DEMO_STAFF = [demoUser('demo-alex', 'Alex'), demoUser('demo-robin', 'Robin')] as const;
/** Issues the suspension, because the moderator of a suspension cannot decide its appeal. */
const SUSPENDING_MODERATOR = demoUser('demo-colleague', 'Kim');
/** Has no other role in the demo, because suspended users are rejected. */
const SUSPENDED_USER = demoUser('demo-suspended', 'Rowan');
const SUBMISSIONS = { ids: [3, 4, 5], photos: [4, 6, 7] } as const;

/**
 * Seeds the review queues of the console: IDs, photos, reports (one of them overdue) and an appeal. Idempotent.
 * @param people user ids, in the order of DEMO_USERS
 * @returns lines to print: how to sign in
 */
export async function seedConsoleWork(
  container: Container,
  people: readonly number[],
  town: HomeArea,
): Promise<string[]> {
  const [admin, moderator] = (await createDemoUsers(container, DEMO_STAFF, town)) as [number, number];
  await setRole(container, admin, 'admin');
  await setRole(container, moderator, 'moderator');
  // So that the two of them can end an account, as people who have had their roles for a while.
  await container
    .get(OPENED)
    .pool.query(`update users set role_since = now() - interval '30 days' where id = any ($1)`, [
      [admin, moderator],
    ]);
  for (const index of SUBMISSIONS.ids) await submitId(container, people[index]!, index);
  for (const index of SUBMISSIONS.photos) await submitPhoto(container, people[index]!, index);
  await submitReports(container, people);
  await suspendDemoUser(container, town);
  const [first, second] = DEMO_STAFF.map(addressOf);
  return [
    `  The console is at ${container.get(OPENED).config.publicUrl}/admin: sign in as ${first} or ${second} (a moderator).`,
  ];
}

const setRole = (container: Container, userId: number, role: StaffRole): Promise<void> =>
  ignoreDomainErrors(container.get(CONTEXTS).staff.assignRoles.change({ actorId: null, userId, role }));

async function submitId(container: Container, userId: number, index: number): Promise<void> {
  const readFile = () => sampleIdCard(DEMO_USERS[index]!);
  await ignoreDomainErrors(
    container.get(CONTEXTS).trustScore.ownVerification.handIn({ userId, kind: 'id', readFile }),
  );
}

/** The last photo shows another face than the profile picture, so that it can be rejected. */
async function submitPhoto(container: Container, userId: number, index: number): Promise<void> {
  const shown = index === SUBMISSIONS.photos.at(-1) ? index + 1 : index;
  const readFile = () => samplePortrait(DEMO_USERS[shown]!);
  await ignoreDomainErrors(
    container.get(CONTEXTS).trustScore.ownVerification.handIn({ userId, kind: 'picture', readFile }),
  );
}

/** Reports an organizer, a message and a meetup, as a participant of that meetup. */
async function submitReports(container: Container, people: readonly number[]): Promise<void> {
  const found = await findMeetupToReport(container, people);
  if (!found) return;
  const { reporter, meetup } = found;
  const submit = (what: Pick<SubmitReportCommand, 'kind' | 'targetId' | 'reason' | 'note'>) =>
    ignoreDomainErrors(container.get(CONTEXTS).reports.submitReport.execute({ ...what, userId: reporter }));
  await submit({
    kind: 'user',
    targetId: meetup.createdBy,
    reason: 'harassment',
    note: 'Kept asking for my number after I said no.',
  });
  await submit({
    kind: 'meetup',
    targetId: meetup.id,
    reason: 'spam',
    note: 'There is no such place at that address.',
  });
  const { createdBy, matchId } = meetup;
  const message = matchId === null ? null : await sendReportedMessage(container, createdBy, matchId);
  if (message) await submit({ kind: 'message', targetId: message.id, reason: 'unsafe', note: null });
  await makeReportOverdue(container, reporter);
}

/** Finds the last user who attends a meetup of another organizer. */
async function findMeetupToReport(
  container: Container,
  people: readonly number[],
): Promise<{ reporter: number; meetup: MeetupRow } | null> {
  for (const reporter of people.toReversed()) {
    const own = await container.get(CONTEXTS).meetup.readMeetups.own(reporter);
    const found = own.find(({ row, mayJoin }) => mayJoin && row.joined && row.createdBy !== reporter);
    if (found) return { reporter, meetup: found.row };
  }
  return null;
}

/** Sends the message that is reported; idempotent by its clientId. @returns null if the user may not write any more */
async function sendReportedMessage(
  container: Container,
  userId: number,
  matchId: number,
): Promise<MessageRow | null> {
  const message = 'You all have to pay me ten dollars before you come, or you are out.';
  try {
    const words = { userId, matchId, message, clientId: 'demo-reported', originSocket: null };
    return (await container.get(CONTEXTS).writing.writeMessage.execute(words)).row;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Moves a due date into the past by SQL, because no use case can do it. */
async function makeReportOverdue(container: Container, reporter: number): Promise<void> {
  await container.get(OPENED).pool.query(
    `update reports set submitted_at = submitted_at - interval '4 days', due_at = due_at - interval '4 days'
     where reporter_id = $1 and kind = 'user' and status = 'submitted' and due_at > now()`,
    [reporter],
  );
}

async function suspendDemoUser(container: Container, town: HomeArea): Promise<void> {
  const [actorId, userId] = (await createDemoUsers(
    container,
    [SUSPENDING_MODERATOR, SUSPENDED_USER],
    town,
  )) as [number, number];
  await setRole(container, actorId, 'moderator');
  const reason = 'You sent the same advertisement to three tables.';
  await ignoreDomainErrors(
    container.get(CONTEXTS).suspensions.suspendAccounts.suspend({ actorId, userId, until: null, reason }),
  );
  await ignoreDomainErrors(
    container.get(CONTEXTS).suspensions.suspendAccounts.appeal({
      userId,
      note: 'It was a flyer for our choir, and I did not know that this is not welcome. It will not happen again.',
    }),
  );
}
