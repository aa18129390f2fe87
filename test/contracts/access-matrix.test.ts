import type { Answer, APerson } from '../support/http/a-person.js';
import { aStaffMember, signInToConsole } from '../support/http/a-staff-member.js';
import { aTableOf } from '../support/http/a-table.js';
import { submitId } from '../support/http/an-upload.js';
import { type OpenApiDocument, operationFor, operationsOf } from '../support/http/openapi-operations.js';
import { Samples } from '../support/http/openapi-sample.js';
import { theSharedProduct } from '../support/http/shared-product.js';

/** The least role that may call an operation of the console; `public` needs no session. */
type Least = 'public' | 'moderator' | 'admin';

/** Conditions besides the role. */
interface Row {
  readonly least: Least;
  /** The status for a moderator who is the user of the case. It must not reveal who reported them. */
  readonly onSelf?: number;
  /** The status for a moderator whose claim has expired while another one has claimed the case. */
  readonly staleClaim?: number;
}

const moderator: Row = { least: 'moderator' };
const admin: Row = { least: 'admin' };
const visitor: Row = { least: 'public' };

/** All operations of the console and their roles. */
const ROWS: ReadonlyArray<readonly [Row, operations: string]> = [
  [visitor, 'POST /session'],
  [
    moderator,
    `GET /session, POST /session/second-factor, POST /session/second-factor/confirm,
     POST /session/recovery-codes, GET /audit-log, GET /work, GET /attendance, GET /stats`,
  ],
  [
    admin,
    `GET /system, GET /system/clock, POST /system/check, POST /system/check-mail, GET /community,
     PUT /community, GET /announcements, POST /announcements, GET /announcements/{id},
     POST /announcements/{id}/change, GET /announcements/{id}/preview,
     POST /announcements/{id}/test-mail, POST /announcements/{id}/send, POST /announcements/{id}/stop,
     GET /dead-jobs, GET /exports/announcements, GET /exports/audit-log, GET /exports/dead-jobs,
     GET /exports/invitations, GET /exports/matches, GET /exports/meetups, GET /exports/reports,
     GET /exports/seating-runs, GET /exports/users, GET /exports/verifications, GET /exports/work,
     POST /dead-jobs/retry, POST /dead-jobs/{id}/retry, POST /dead-jobs/{id}/discard, GET /appearance,
     PUT /appearance/palette, PUT /appearance/logo, DELETE /appearance/logo, GET /registration,
     PUT /registration, GET /invitations, POST /invitations, POST /invitations/{id}/revoke`,
  ],
  [moderator, 'GET /verifications, GET /verifications/{id}'],
  [{ least: 'moderator', onSelf: 404, staleClaim: 404 }, 'GET /verifications/{id}/file'],
  [{ least: 'moderator', onSelf: 403, staleClaim: 409 }, 'POST /verifications/{id}/claim'],
  [
    { least: 'moderator', onSelf: 409, staleClaim: 409 },
    `POST /verifications/{id}/release, POST /verifications/{id}/approve, POST /verifications/{id}/reject`,
  ],
  [moderator, 'GET /pictures/{owner}/{file}, GET /reports'],
  [{ least: 'moderator', onSelf: 404 }, 'GET /reports/{id}'],
  [
    { least: 'moderator', onSelf: 404, staleClaim: 409 },
    `POST /reports/{id}/claim, POST /reports/{id}/release, POST /reports/{id}/uphold,
     POST /reports/{id}/warn, POST /reports/{id}/dismiss`,
  ],
  [moderator, 'GET /users, GET /users/{id}'],
  [
    { least: 'moderator', onSelf: 403 },
    `POST /users/{id}/suspend, POST /users/{id}/lift, POST /users/{id}/terminate,
     POST /users/{id}/terminate/decline, POST /users/{id}/end-sessions, POST /users/{id}/answer-appeal`,
  ],
  [{ least: 'admin', onSelf: 409 }, 'POST /users/{id}/role'],
  [{ least: 'admin', onSelf: 403 }, 'POST /users/{id}/correct-birth-date, POST /users/{id}/correct-name'],
  [
    moderator,
    `GET /meetups, POST /meetups, GET /meetups/{id}, POST /meetups/{id}/cancel, GET /matches,
     GET /matches/{id}`,
  ],
  [admin, 'POST /matching/run'],
  [moderator, 'GET /seating-runs'],
  // Last, because it ends the session of the caller.
  [visitor, 'DELETE /session'],
];
const MATRIX: Readonly<Record<string, Row>> = Object.fromEntries(
  ROWS.flatMap(([row, operations]) =>
    operations.split(/,\s+/).map((operation) => [operation.replace(' ', ' /api/admin'), row]),
  ),
);

const product = theSharedProduct();
let samples: Samples;
let document: OpenApiDocument;
let member: APerson;
const staff = {} as Record<'moderator' | 'admin', APerson>;

beforeAll(async () => {
  document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as OpenApiDocument;
  samples = new Samples(document);
  member = await product.person().signUp();
  staff.moderator = await aStaffMember(product, 'moderator');
  staff.admin = await aStaffMember(product, 'admin');
});

const rows = Object.entries(MATRIX).map(([operation, row]) => {
  const [method, template] = operation.split(' ') as [string, string];
  return { operation, method, template, ...row };
});

interface Verb {
  readonly method: string;
  readonly template: string;
}

/** @returns a valid body; undefined if the operation has none */
const bodyFor = ({ method, template }: Verb): unknown => {
  const { operation } = operationFor(document, method, template)!;
  if (!operation.requestBody) return undefined;
  return template.endsWith('/suspend') ? { reason: 'Because' } : samples.bodyOf(operation);
};

/** Replaces path parameters by ids that do not exist. */
const asks = (person: APerson, verb: Verb) =>
  person.send(verb.method, verb.template.replace(/\{\w+\}/g, '999999'), bodyFor(verb));

it('the table contains all operations of the console and no others', () => {
  const served = operationsOf(document)
    .map(({ method, template }) => `${method} ${template}`)
    .filter((operation) => operation.includes(' /api/admin/'));
  expect(Object.keys(MATRIX).sort()).toEqual(served.sort());
});

describe.each(rows)('$operation', (row) => {
  const { least, onSelf, staleClaim } = row;

  it('without a session', async () => {
    const { status, body } = await asks(product.person(), row);
    if (least === 'public') expect([400, 401, 200]).toContain(status);
    else expect([status, body.code]).toEqual([401, 'not_signed_in']);
  });

  it('with a session of the app only', async () => {
    const { status, body } = await asks(member, row);
    if (least === 'public') expect([400, 401, 200]).toContain(status);
    else expect([status, body.code]).toEqual([401, 'not_signed_in']);
  });

  it('as a moderator', async () => {
    const { status, body } = await asks(staff.moderator, row);
    const isRefused = status === 403 && body.code === 'not_allowed';
    expect([status, isRefused]).toEqual([expect.any(Number), least === 'admin']);
    expect([status, body.code]).not.toEqual([401, 'not_signed_in']);
  });

  it('as an admin', async () => {
    const { status, body } = await asks(staff.admin, row);
    expect([status, body.code]).not.toEqual([403, 'not_allowed']);
    expect([status, body.code]).not.toEqual([401, 'not_signed_in']);
    expect(status).toBeLessThan(500);
  });

  if (onSelf !== undefined) {
    it(`as the user of the case: ${onSelf}`, async () => {
      const { status } = await (await conflicts()).onSelf(row);
      expect(status).toBe(onSelf);
    });
  }

  if (staleClaim !== undefined) {
    it(`with an expired claim: ${staleClaim}`, async () => {
      const { status } = await (await conflicts()).afterClaimExpired(row);
      expect(status).toBe(staleClaim);
    });
  }
});

/** Ids by resource. */
type CaseIds = Readonly<Record<string, number>>;

let opened: ReturnType<typeof createConflicts> | undefined;
const conflicts = () => (opened ??= createConflicts());

/** Two moderators: one is a member of a table with reports and submitted IDs, the other claims after that one. */
async function createConflicts() {
  const { people } = await aTableOf(product);
  const [person, reporter, reported, applicant] = people as [APerson, APerson, APerson, APerson];
  for (const each of [person, applicant]) expect((await submitId(each)).status).toBe(200);
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
  await expireClaimAndReclaim(others, late, inTime);

  return {
    onSelf: (verb: Verb) =>
      verb.template.endsWith('/role')
        ? perform(ownAdmin, verb, { users: ownAdmin.id })
        : perform(conflicted, verb, { ...own, users: person.id }),
    afterClaimExpired: (verb: Verb) => perform(late, verb, others),
  };
}

/** The verification review and the report about a user. */
async function caseIdsOf(by: APerson, userId: number): Promise<CaseIds> {
  const ids: Record<string, number> = {};
  for (const resource of ['verifications', 'reports']) {
    const filter = JSON.stringify({ userId });
    const { body } = await by.get<Array<{ id: number }>>(`/api/admin/${resource}?filter=${filter}`);
    if (body[0]) ids[resource] = body[0].id;
  }
  return ids;
}

async function expireClaimAndReclaim({ verifications, reports }: CaseIds, late: APerson, inTime: APerson) {
  const claims = [`/api/admin/verifications/${verifications}/claim`, `/api/admin/reports/${reports}/claim`];
  for (const claim of claims) await late.expect('POST', claim, 200);
  for (const table of ['verification_reviews', 'reports'])
    await product.query(
      `update ${table} set claimed_until = now() - interval '1 second' where claimed_by = $1`,
      [late.id],
    );
  for (const claim of claims) await inTime.expect('POST', claim, 200);
}

function perform(by: APerson, verb: Verb, ids: CaseIds): Promise<Answer> {
  const [, resource] = /^\/api\/admin\/([\w-]+)/.exec(verb.template)!;
  return by.send(verb.method, verb.template.replace('{id}', String(ids[resource!])), bodyFor(verb));
}
