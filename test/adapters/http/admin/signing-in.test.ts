import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { startProduct, type TestProduct } from '../../../support/http/test-product.js';

const SESSION = '/api/admin/session';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

describe('the console', () => {
  it('opens for staff and closes again', async () => {
    const moderator = await aStaffMember(product, 'moderator');
    expect((await moderator.get(SESSION)).body).toMatchObject({ id: moderator.id, role: 'moderator' });
    await moderator.expect('DELETE', SESSION, 200);
    await moderator.expect('GET', SESSION, 401);
    await moderator.expect('DELETE', SESSION, 200);
  });

  it('says the same to a member, to a wrong password and to a stranger', async () => {
    const moderator = await product.person().signUp();
    const visitor = product.person();
    for (const [email, password] of [
      [moderator.email, moderator.password],
      [moderator.email, 'wrong horse'],
      ['nobody@example.org', 'correct horse'],
    ]) {
      const answer = await visitor.post(SESSION, { email, password });
      expect([answer.status, answer.body.code]).toEqual([401, 'wrong_credentials']);
    }
  });
});
