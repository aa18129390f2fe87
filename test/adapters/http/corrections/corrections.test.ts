import { eventually } from '../../../support/eventually.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { aRequestBody, aTableOf } from '../../../support/http/a-table.js';
import { bornYearsAgo } from '../../../support/http/born-years-ago.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();
let ben: APerson;
let moderator: APerson;
beforeAll(async () => {
  ben = await aStaffMember(product, 'admin', { firstName: 'Ben' });
  moderator = await aStaffMember(product, 'moderator');
});

interface FileOfUser {
  readonly age: number;
  readonly standing: string;
}
const act = (by: APerson, person: { id: number }, verb: string, body: object) =>
  by.post<FileOfUser & { code?: string }>(`/api/admin/users/${person.id}/${verb}`, {
    reason: 'document',
    ...body,
  });

describe('a birth date that an admin corrects', () => {
  it('costs the seat at a pending table whose ages it no longer fits', async () => {
    const { matchId, people } = await aTableOf(product, undefined, { ageRangeMin: 20, ageRangeMax: 40 });
    const [ada] = people as [APerson];
    const { status, body } = await act(ben, ada, 'correct-birth-date', { dateOfBirth: bornYearsAgo(76) });
    expect([status, body.age]).toEqual([200, 76]);
    await eventually(async () => {
      const { rows } = await product.query(
        `select 1 from match_members where match_id = $1 and user_id = $2 and status in ('left', 'removed')`,
        [matchId, ada.id],
      );
      return rows.length > 0;
    });
    await product.mailTo(ada, 'We corrected your account');
  });

  it('below 18 ends session and request, the member reads until when, and an ending waits for a second moderator', async () => {
    const ada = await product.person().signUp();
    await ada.expect('POST', '/api/matching-request', 200, aRequestBody({ venueType: 'restaurant' }));
    const { body } = await act(ben, ada, 'correct-birth-date', { dateOfBirth: bornYearsAgo(17) });
    expect(body).toMatchObject({ standing: 'suspended' });
    expect((await ada.get('/api/user')).status).toBe(401);
    const login = { usernameOrEmail: ada.email, password: ada.password };
    expect((await ada.post('/api/auth/login', login)).body).toMatchObject({
      code: 'suspended',
      reason: expect.stringContaining("you're not 18 yet"),
    });
    const queue = await moderator.get<object[]>('/api/admin/work?filter={"kind":"ending"}');
    expect(queue.body).toEqual([expect.objectContaining({ kind: 'ending', userId: ada.id })]);
    expect((await act(ben, ada, 'lift', {})).body).toMatchObject({ code: 'still_under_age' });
  });
});
