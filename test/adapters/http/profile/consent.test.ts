import { CURRENT_POLICIES } from '../../../../src/domain/account/consent.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aStaffMember } from '../../../support/http/a-staff-member.js';
import { aRequestBody } from '../../../support/http/a-table.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();

interface StoredConsent {
  readonly consent_version: number;
  readonly consented_at: Date;
}

async function consentOf({ id }: APerson): Promise<StoredConsent> {
  const text = 'select consent_version, consented_at from users where id = $1';
  return (await product.query<StoredConsent>(text, [id])).rows[0]!;
}

/** A user whose consent is to a version before the current one. */
async function withOldConsent(): Promise<APerson> {
  const person = await product.person().signUp();
  const text = `update users set consent_version = 0, consented_at = '2020-01-01' where id = $1`;
  await product.query(text, [person.id]);
  return person;
}

const accept = (person: APerson, status: number, version: number) =>
  person.expect('POST', '/api/user/consent', status, { version });

describe('the consent to Terms and Privacy', () => {
  it('is recorded with its version and the time of the sign-up', async () => {
    const before = Date.now();
    const ada = await product.person().register();
    const { consent_version, consented_at } = await consentOf(ada);
    expect(consent_version).toBe(CURRENT_POLICIES);
    expect(consented_at.getTime()).toBeGreaterThanOrEqual(before);
    expect(consented_at.getTime()).toBeLessThanOrEqual(Date.now());
    expect((await ada.get('/api/user')).body).toMatchObject({ policiesToAccept: null });
  });

  it('is asked for again when the version changes, and changes nothing for who has given it', async () => {
    const ada = await withOldConsent();
    expect((await ada.get('/api/user')).body).toMatchObject({ policiesToAccept: CURRENT_POLICIES });
    await accept(ada, 200, CURRENT_POLICIES);
    const first = await consentOf(ada);
    expect(first.consent_version).toBe(CURRENT_POLICIES);
    await accept(ada, 200, CURRENT_POLICIES);
    expect(await consentOf(ada)).toEqual(first);
    await ada.expect('POST', '/api/matching-request', 200, aRequestBody());
  });
});

describe('without the consent', () => {
  it('a user reads everything and changes nothing', async () => {
    const ada = await withOldConsent();
    for (const path of ['/api/user', '/api/user/matches', '/api/meetups/browse', '/api/user/sessions'])
      await ada.expect('GET', path, 200);
    const writes = [
      ['POST', '/api/matching-request', aRequestBody()],
      ['PUT', '/api/profile', { bio: 'Hi' }],
      ['POST', '/api/meetups/1/join', undefined],
      ['DELETE', '/api/matches/1', undefined],
      ['PATCH', '/api/user/location', { location: 'Boston' }],
    ] as const;
    for (const [method, path, body] of writes) {
      const answer = await ada.expect(method, path, 403, body);
      expect(answer.body).toMatchObject({ code: 'consent_required' });
    }
    await expect(ada.connect()).rejects.toThrow('403');
  });

  it('a user can export the data, delete the account and log out', async () => {
    const [ada, ben] = [await withOldConsent(), await withOldConsent()];
    expect((await ada.get('/api/user/export')).status).toBe(200);
    await ada.expect('DELETE', '/api/user', 200, { password: ada.password });
    await ben.expect('POST', '/api/logout', 200);
  });

  it('staff work in the console, where they act for the operator', async () => {
    const moderator = await aStaffMember(product, 'moderator');
    await product.query('update users set consent_version = 0 where id = $1', [moderator.id]);
    await moderator.expect('POST', '/api/admin/reports/1/claim', 404);
  });
});
