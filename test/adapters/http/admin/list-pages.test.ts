import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { aPhoto, setProfilePicture, submitId, submitPhoto } from '../../../support/http/an-upload.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { addDeadJobs } from '../../../support/postgres/add-dead-jobs.js';

interface Row {
  readonly id: number | string;
}

const product = theSharedProduct();
let admin: APerson;

beforeAll(async () => {
  admin = await aStaffMember(product, 'admin');
  for (let number = 0; number < 3; number++) {
    const person = await product.person().signUp({ lastName: 'Byron' });
    await submitId(person);
    await setProfilePicture(person);
    await submitPhoto(person, await aPhoto());
  }
  const job = { task: 'purge-seating-runs', payload: {} };
  await addDeadJobs(product.databaseUrl, job, job, job, job, job);
});

const pathOf = (list: string, asked: Record<string, unknown>): string =>
  `/api/admin/${list}?${String(
    new URLSearchParams(
      Object.entries(asked).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
    ),
  )}`;

async function page(path: string) {
  const { status, body, headers } = await admin.get<Row[]>(path);
  const next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null;
  return { status, rows: body, range: headers.get('content-range'), next };
}

describe('the pages of a list', () => {
  it.each([
    ['users', ['id', 'DESC']],
    ['users', ['createdAt', 'ASC']],
    ['users', ['lastName', 'DESC']],
    ['users', ['trustScore', 'ASC']],
    ['work', ['dueAt', 'ASC']],
    ['verifications', ['submittedAt', 'DESC']],
    ['dead-jobs', ['diedAt', 'ASC']],
    ['dead-jobs', ['id', 'DESC']],
  ])('of %s by %j follow each other by their links', async (list, sort) => {
    const whole = await page(pathOf(list, { sort }));
    expect(whole.rows.length).toBeGreaterThan(3);
    expect(whole.next).toBeNull();
    const rows: Row[] = [];
    for (let next: string | null = pathOf(list, { sort, range: [0, 1] }); next;) {
      const found = await page(next);
      expect(found.range).toBe(
        `${list} ${rows.length}-${rows.length + found.rows.length - 1}/${whole.rows.length}`,
      );
      rows.push(...found.rows);
      next = found.next;
    }
    expect(rows).toEqual(whole.rows);
  });

  it('skip no row when a colleague closes one of an earlier page', async () => {
    const { rows: jobs } = await page(pathOf('dead-jobs', {}));
    const { next } = await page(pathOf('dead-jobs', { range: [0, 1] }));
    await admin.expect('POST', `/api/admin/dead-jobs/${jobs[0]!.id}/discard`, 204);
    const second = await page(next!);
    expect(second.rows).toEqual(jobs.slice(2, 4));
    expect(second.range).toBe('dead-jobs 2-3/5');
    expect((await page(second.next!)).rows).toEqual(jobs.slice(4));
    // From the same place, a later page is counted in rows.
    const later = new URL(next!, 'http://localhost');
    later.searchParams.set('range', '[4,5]');
    expect((await page(`${later.pathname}${later.search}`)).rows).toEqual(jobs.slice(4));
  });

  it('are refused for a cursor that no link had, and begin by their range for one of another list', async () => {
    for (const cursor of ['x', '', 'WzEsMiwzXQ', Buffer.from('[-1,"a","b"]').toString('base64url')])
      expect([cursor, (await admin.get(`/api/admin/dead-jobs?cursor=${cursor}`)).status]).toEqual([
        cursor,
        400,
      ]);
    const { next } = await page(pathOf('work', { range: [0, 0] }));
    const foreign = new URL(next!, 'http://localhost').searchParams.get('cursor')!;
    expect((await page(`/api/admin/dead-jobs?cursor=${foreign}`)).rows).toEqual(
      (await page('/api/admin/dead-jobs')).rows,
    );
  });
});
