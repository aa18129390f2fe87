import { poolOf } from '../postgres/pool-of.js';
import type { Answer, APerson } from './a-person.js';
import { aStaffMember, signInToConsole } from './a-staff-member.js';
import { aTableOf } from './a-table.js';
import { submitId } from './an-upload.js';
import type { ProductUnderTest } from './test-product.js';

/** An operation of the console with a valid body. */
interface StaffOperation {
  readonly method: string;
  readonly template: string;
  readonly body?: unknown;
}

/** Operations that a role allows but a moderator's relation to the case forbids. */
export interface StaffConflicts {
  /** The moderator is the user of the case. */
  performOnSelf(operation: StaffOperation): Promise<Answer>;
  /** The moderator's claim has expired, and another moderator has claimed the case. */
  performAfterClaimExpired(operation: StaffOperation): Promise<Answer>;
}

/** Ids by resource. */
type CaseIds = Readonly<Record<string, number>>;

/** Creates two moderators; one of them is a member of a table with reports and submitted IDs. */
export async function createStaffConflicts(product: ProductUnderTest): Promise<StaffConflicts> {
  const { people } = await aTableOf(product);
  const [person, reporter, reported, applicant] = people as [APerson, APerson, APerson, APerson];
  for (const each of [person, applicant]) {
    const { status, body } = await submitId(each);
    if (status !== 200) throw new Error(`an ID was not taken: ${JSON.stringify(body)}`);
  }
  for (const { id: targetId } of [person, reported])
    await reporter.expect('POST', '/api/reports', 200, { kind: 'user', targetId, reason: 'spam' });

  const conflicted = await signInToConsole(product, person, 'moderator');
  const ownAdmin = await aStaffMember(product, 'admin');
  const [late, inTime] = [await aStaffMember(product, 'moderator'), await aStaffMember(product, 'moderator')];
  const own = await caseIdsOf(inTime, person.id);
  const others = {
    ...(await caseIdsOf(inTime, applicant.id)),
    reports: (await caseIdsOf(inTime, reported.id)).reports!,
  };
  await expireClaimAndReclaim(product, others, late, inTime);

  return {
    performOnSelf: (operation) => {
      const isForAdmins = operation.template.endsWith('/role');
      const ids = isForAdmins ? { users: ownAdmin.id } : { ...own, users: person.id };
      return perform(isForAdmins ? ownAdmin : conflicted, operation, ids);
    },
    performAfterClaimExpired: (operation) => perform(late, operation, others),
  };
}

/** The verification review and the report about a user. */
async function caseIdsOf(moderator: APerson, userId: number): Promise<CaseIds> {
  const ids: Record<string, number> = {};
  for (const resource of ['verifications', 'reports']) {
    const filter = JSON.stringify({ userId });
    const { body } = await moderator.get<Array<{ id: number }>>(`/api/admin/${resource}?filter=${filter}`);
    if (body[0]) ids[resource] = body[0].id;
  }
  return ids;
}

async function expireClaimAndReclaim(
  { databaseUrl }: ProductUnderTest,
  { verifications, reports }: CaseIds,
  late: APerson,
  inTime: APerson,
): Promise<void> {
  const claims = [`/api/admin/verifications/${verifications}/claim`, `/api/admin/reports/${reports}/claim`];
  for (const claim of claims) await late.expect('POST', claim, 200);
  const database = poolOf(databaseUrl);
  for (const table of ['verification_reviews', 'reports'])
    await database.query(
      `update ${table} set claimed_until = now() - interval '1 second' where claimed_by = $1`,
      [late.id],
    );
  for (const claim of claims) await inTime.expect('POST', claim, 200);
}

function perform(person: APerson, { method, template, body }: StaffOperation, ids: CaseIds): Promise<Answer> {
  const [, resource] = /^\/api\/admin\/([\w-]+)/.exec(template)!;
  return person.send(method, template.replace('{id}', String(ids[resource!])), body);
}
