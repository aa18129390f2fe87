import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { aMeetupBy } from '../support/http/a-meetup.js';
import type { APerson } from '../support/http/a-person.js';
import { aStaffMember, signInToConsole } from '../support/http/a-staff-member.js';
import { aTableOf } from '../support/http/a-table.js';
import { sharedProduct } from '../support/http/shared-product.js';
import type { ProductUnderTest } from '../support/http/test-product.js';

const NOTE = 'He follows me home after every dinner';
const LIST = '/api/admin/reports';

interface ReportBody {
  readonly id: number;
  readonly by: { id: number } | null;
  readonly isWithheld: boolean;
  readonly note: string | null;
  readonly evidence: object | null;
  readonly about: { id: number };
  readonly whyNot: string | null;
}

let product: ProductUnderTest;
let ada: APerson;
let ben: APerson;
let cleo: APerson;
/** A member of the match who is a moderator too. */
let mate: APerson;
let unrelatedModerator: APerson;
beforeAll(async () => {
  product = await sharedProduct();
  const { people } = await aTableOf(product);
  [ada, ben, cleo] = people as [APerson, APerson, APerson];
  mate = await signInToConsole(product, cleo, 'moderator');
  unrelatedModerator = await aStaffMember(product, 'moderator');
});

async function reported(by: APerson, kind: string, targetId: number): Promise<number> {
  await by.expect('POST', '/api/reports', 200, { kind, targetId, reason: 'harassment', note: NOTE });
  const { body } = await unrelatedModerator.get<ReportBody[]>(`${LIST}?sort=["id","DESC"]`);
  return body[0]!.id;
}

/** All responses of the console that may refer to a report. */
async function learnt(moderator: APerson, id: number, about: number): Promise<string> {
  const paths = [
    `${LIST}?filter={"id":[${id}]}`,
    `${LIST}/${id}`,
    '/api/admin/work?filter={"kind":"report"}',
    `/api/admin/audit-log?filter={"targetKind":"report","targetId":${id}}`,
    `/api/admin/users/${about}`,
  ];
  const answers = await Promise.all(paths.map((path) => moderator.get(path)));
  return JSON.stringify(answers.map(({ body }) => body));
}

describe('a moderator who is a member of the reported match', () => {
  it('cannot see the reporter, the note or the snapshot of a report', async () => {
    const id = await reported(ada, 'user', ben.id);
    const seen = (await mate.get<ReportBody>(`${LIST}/${id}`)).body;
    expect(seen).toMatchObject({
      about: { id: ben.id },
      by: null,
      note: null,
      evidence: null,
      isWithheld: true,
      whyNot: 'table_mate',
    });
    const received = await learnt(mate, id, ben.id);
    expect(received).not.toContain(NOTE);
    expect(received).not.toContain(`"by":{"id":${ada.id}`);
    const claim = await mate.post(`${LIST}/${id}/claim`);
    expect([claim.status, claim.body.code]).toEqual([403, 'conflict_of_interest']);
  });

  it('cannot see them after the decision either', async () => {
    const id = await reported(ben, 'user', ada.id);
    await unrelatedModerator.expect('POST', `${LIST}/${id}/claim`, 200);
    await unrelatedModerator.expect('POST', `${LIST}/${id}/uphold`, 200, {
      note: 'Ben is right about the threats',
    });
    const { body } = await mate.get<ReportBody>(`${LIST}/${id}`);
    expect(body).toMatchObject({
      by: null,
      note: null,
      evidence: null,
      decisionNote: null,
      isWithheld: true,
    });
  });

  it('finds no reporter in the list', async () => {
    const { body } = await mate.get<ReportBody[]>(`${LIST}?filter={"userId":${ben.id}}`);
    expect(body.map(({ by, isWithheld }) => [by, isWithheld])).toEqual(body.map(() => [null, true]));
    expect(body.length).toBeGreaterThan(0);
  });

  it('sees only what they wrote in their own report', async () => {
    const id = await reported(cleo, 'user', ben.id);
    const { body } = await mate.get<ReportBody>(`${LIST}/${id}`);
    expect(body).toMatchObject({ evidence: null, isWithheld: true, whyNot: 'yourself' });
  });
});

it('a moderator who once had a seat at the reported meetup can neither read nor claim the report', async () => {
  const organiser = await aStaffMember(product, 'admin');
  const meetup = await aMeetupBy(product, await product.person().signUp());
  const guest = await product.person().signUp();
  await guest.expect('POST', `/api/meetups/${meetup.id}/join`, 200);
  const desk = await signInToConsole(product, guest, 'moderator');
  // After the organizer's account is deleted, only the match shows the conflict of interest.
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  const id = await reported(ada, 'meetup', meetup.id);
  await database.query('update reports set about_user_id = null where id = $1', [id]);
  await database.end();
  const { body } = await desk.get<ReportBody>(`${LIST}/${id}`);
  expect(body).toMatchObject({ by: null, note: null, evidence: null, isWithheld: true });
  expect((await desk.post(`${LIST}/${id}/claim`)).body.code).toBe('conflict_of_interest');
  expect((await organiser.get<ReportBody>(`${LIST}/${id}`)).body.note).toBe(NOTE);
});

it('a moderator without a conflict of interest can read everything', async () => {
  const id = await reported(ada, 'user', ben.id);
  const { body } = await unrelatedModerator.get<ReportBody>(`${LIST}/${id}`);
  expect(body).toMatchObject({ by: { id: ada.id }, note: NOTE, isWithheld: false, whyNot: null });
  expect(body.evidence).not.toBeNull();
});
