import { PostgresDeletedAccounts } from '../../../../src/adapters/persistence/account-end/postgres-deleted-accounts.js';
import { PostgresBlocks } from '../../../../src/adapters/persistence/moderation/postgres-blocks.js';
import { PostgresReports } from '../../../../src/adapters/persistence/moderation/postgres-reports.js';
import { PostgresReportQueries } from '../../../../src/adapters/persistence/moderation/report-queries.js';
import { PostgresWorkQueries } from '../../../../src/adapters/persistence/moderation/work-queries.js';
import { SYSTEM_USER_ID } from '../../../../src/domain/chat/chat-message.js';
import { moderationContract } from '../../../contracts/moderation-contract.js';
import { aReport, aTarget } from '../../../support/builders/a-report.js';
import { saveMeetup } from '../../../support/postgres/a-meetup.js';
import { aTable, changeMatch } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');
const days = (count: number) => new Date(MONDAY.getTime() + count * 86_400_000);

const database = ownDatabase('kept');

async function freshStores() {
  await database.clear();
  await database.pool.query('delete from reports');
  const { unitOfWork, em, jobs } = database;
  const { userIds } = await aTable(database, [{}, {}, {}]);
  const [moderator] = await database.people({});
  await database.pool.query('delete from graphile_worker._private_jobs');
  return {
    unitOfWork,
    blocks: new PostgresBlocks(em),
    reports: new PostgresReports(em, jobs),
    people: [...userIds, moderator!] as unknown as readonly [number, number, number, number],
    published: async () => (await database.waitingJobs()).map(({ name }) => name),
  };
}

moderationContract(freshStores);

describe('users who have met', () => {
  it('include every member of a shared match, past or former', async () => {
    const { blocks } = await freshStores();
    const {
      matchId,
      userIds: [ada, ben],
    } = await aTable(database, [{}, {}, {}]);
    const [stranger] = await database.people({});
    await changeMatch(database, matchId, (match) => match.leave(ben, MONDAY));
    await changeMatch(database, matchId, (match) => match.dissolve(MONDAY));
    expect(await blocks.hasMet(ada, ben)).toBe(true);
    expect(await blocks.hasMet(ada, stranger)).toBe(false);
    await database.pool.query('update users set deleted_at = now() where id = $1', [ben]);
    expect(await blocks.hasMet(ada, ben)).toBe(false);
  });

  it('include organizers and participants of meetups, but not the system user in place of a deleted one', async () => {
    const { blocks } = await freshStores();
    const [ada, host, guest] = await database.people({}, {}, {});
    const { id } = await saveMeetup(database, host, { guests: [guest], isStaff: true });
    for (const other of [host, guest]) expect(await blocks.hasMet(ada, other)).toBe(true);
    await database.pool.query(`update meetups set status = 'completed' where id = $1`, [id]);
    for (const other of [host, guest]) expect(await blocks.hasMet(ada, other)).toBe(true);
    await database.pool.query('update meetups set created_by = $1 where id = $2', [SYSTEM_USER_ID, id]);
    expect(await blocks.hasMet(ada, SYSTEM_USER_ID)).toBe(false);
  });
});

it('an open safety report does not delay the erasure of an account, and outlives both accounts with its evidence', async () => {
  const { unitOfWork, reports, people } = await freshStores();
  const [ada, ben, , maya] = people;
  const target = aTarget({ id: ben, aboutUserId: ben });
  const report = aReport({ reporterId: ada, target, reason: 'unsafe' });
  await unitOfWork.run(() => reports.add(report));
  await database.pool.query('update users set deleted_at = $1 where id = any ($2)', [MONDAY, [ada, ben]]);
  const accounts = new PostgresDeletedAccounts(database.em);
  expect((await accounts.dueForErasure(days(1), 10)).toSorted()).toEqual([ada, ben].toSorted());
  for (const id of [ada, ben]) await unitOfWork.run(() => accounts.erase(id));
  await unitOfWork.run(async () => {
    const found = (await reports.findForUpdate(report.id))!;
    found.claim({ id: maya, isTableMate: false }, MONDAY);
    found.decide('upheld', maya, null, MONDAY);
    await reports.save(found);
  });
  const kept = await reports.find(report.id);
  expect(kept).toMatchObject({ reporterId: null, aboutUserId: null, evidence: target.evidence });
});

describe('the review cases', () => {
  it('are listed from every queue by due time, without those about the reader', async () => {
    const { unitOfWork, reports, people } = await freshStores();
    const [ada, ben, cleo, maya] = people;
    const [late, soon] = [
      aReport({ reporterId: ada, target: aTarget({ id: ben, aboutUserId: ben }) }),
      aReport({ reporterId: ada, target: aTarget({ id: cleo, aboutUserId: cleo }), reason: 'unsafe' }),
    ];
    for (const each of [late, soon]) await unitOfWork.run(() => reports.add(each));
    await database.pool.query(
      `insert into verification_reviews (user_id, kind, submitted_at, due_at, file_due_at, status)
       values ($1, 'id', $2, $3, $3, 'submitted')`,
      [cleo, MONDAY, days(10)],
    );
    const asked = { sort: 'dueAt', isDescending: false, offset: 0, limit: 10, filter: {} } as const;
    const queries = new PostgresWorkQueries(database.pool);
    const { rows, total } = await queries.page(asked, { moderatorId: maya, now: days(2) });
    expect(total).toBe(3);
    expect(rows.map(({ kind, targetId, isOverdue }) => [kind, targetId, isOverdue])).toEqual([
      ['report', soon.id, true],
      ['report', late.id, false],
      ['id', expect.any(Number), false],
    ]);
    expect((await queries.page(asked, { moderatorId: cleo, now: MONDAY })).total).toBe(1);
    expect(
      (await queries.page({ ...asked, filter: { kind: 'id' } }, { moderatorId: maya, now: MONDAY })).total,
    ).toBe(1);
    expect(
      (await queries.page({ ...asked, filter: { mine: true } }, { moderatorId: maya, now: MONDAY })).total,
    ).toBe(0);
  });

  it('list reports with an expired claim as submitted again', async () => {
    const { unitOfWork, reports, people } = await freshStores();
    const [ada, ben, , maya] = people;
    const report = aReport({ reporterId: ada, target: aTarget({ id: ben, aboutUserId: ben }) });
    await unitOfWork.run(() => reports.add(report));
    await unitOfWork.run(async () => {
      const found = (await reports.findForUpdate(report.id))!;
      found.claim({ id: maya, isTableMate: false }, MONDAY);
      await reports.save(found);
    });
    const queries = new PostgresReportQueries(database.pool);
    const at = async (now: Date, filter: object) =>
      (
        await queries.page(
          { sort: 'id', isDescending: true, offset: 0, limit: 10, filter },
          { moderatorId: maya, now },
        )
      ).rows;
    expect(await at(MONDAY, { mine: true })).toMatchObject([
      { status: 'in_review', claimedBy: { id: maya } },
    ]);
    expect(await at(days(1), { mine: true })).toEqual([]);
    expect(
      await at(days(1), { status: 'submitted', kind: 'user', reason: 'spam', userId: ben }),
    ).toMatchObject([
      { id: report.id, status: 'submitted', claimedBy: null, claimedUntil: null, reportsAboutThem: 1 },
    ]);
  });
});
