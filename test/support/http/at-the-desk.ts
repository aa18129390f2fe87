import pg from 'pg';
import type { Answer, APerson } from './a-person.js';
import { aStaffMember, inTheConsole } from './a-staff-member.js';
import { aTableOf } from './a-table.js';
import { handsInId } from './an-upload.js';
import type { ProductUnderTest } from './test-product.js';

/** A verb of the console, and a body that it takes. */
export interface Deed {
  readonly method: string;
  readonly template: string;
  readonly body?: unknown;
}

/** What a moderator may not do although their role opens it. */
export interface Desk {
  /** Whoever decides about others does it to their own account, or to what was handed in or reported about them. */
  about(deed: Deed): Promise<Answer>;
  /** A moderator goes on with what they had claimed, once the time is up and another one has claimed it. */
  afterTheClaim(deed: Deed): Promise<Answer>;
}

/** Ids by the resource that stands in the path. */
type Matters = Readonly<Record<string, number>>;

/** Two moderators, of whom one sits at a table where people report each other and hand in their IDs. */
export async function atTheDesk(product: ProductUnderTest): Promise<Desk> {
  const { people } = await aTableOf(product);
  const [person, reporter, reported, applicant] = people as [APerson, APerson, APerson, APerson];
  for (const each of [person, applicant]) {
    const { status, body } = await handsInId(each);
    if (status !== 200) throw new Error(`an ID was not taken: ${JSON.stringify(body)}`);
  }
  for (const { id: targetId } of [person, reported])
    await reporter.expect('POST', '/api/reports', 200, { kind: 'user', targetId, reason: 'spam' });

  const oneself = await inTheConsole(product, person, 'moderator');
  const ownAdmin = await aStaffMember(product, 'admin');
  const [late, inTime] = [await aStaffMember(product, 'moderator'), await aStaffMember(product, 'moderator')];
  const own = await mattersOf(inTime, person.id);
  const others = {
    ...(await mattersOf(inTime, applicant.id)),
    reports: (await mattersOf(inTime, reported.id)).reports!,
  };
  await claimLateAndAgain(product, others, late, inTime);

  return {
    about: (deed) => {
      const isForAdmins = deed.template.endsWith('/role');
      const ids = isForAdmins ? { users: ownAdmin.id } : { ...own, users: person.id };
      return perform(isForAdmins ? ownAdmin : oneself, deed, ids);
    },
    afterTheClaim: (deed) => perform(late, deed, others),
  };
}

/** The review and the report that are about somebody. */
async function mattersOf(moderator: APerson, userId: number): Promise<Matters> {
  const matters: Record<string, number> = {};
  for (const resource of ['verifications', 'reports']) {
    const filter = JSON.stringify({ userId });
    const { body } = await moderator.get<Array<{ id: number }>>(`/api/admin/${resource}?filter=${filter}`);
    if (body[0]) matters[resource] = body[0].id;
  }
  return matters;
}

async function claimLateAndAgain(
  { databaseUrl }: ProductUnderTest,
  { verifications, reports }: Matters,
  late: APerson,
  inTime: APerson,
): Promise<void> {
  const claims = [`/api/admin/verifications/${verifications}/claim`, `/api/admin/reports/${reports}/claim`];
  for (const claim of claims) await late.expect('POST', claim, 200);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  for (const table of ['verification_reviews', 'reports'])
    await database.query(
      `update ${table} set claimed_until = now() - interval '1 second' where claimed_by = $1`,
      [late.id],
    );
  await database.end();
  for (const claim of claims) await inTime.expect('POST', claim, 200);
}

function perform(person: APerson, { method, template, body }: Deed, ids: Matters): Promise<Answer> {
  const [, resource] = /^\/api\/admin\/([\w-]+)/.exec(template)!;
  return person.send(method, template.replace('{id}', String(ids[resource!])), body);
}
