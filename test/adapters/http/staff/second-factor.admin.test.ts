import type { APerson } from '../../../support/http/a-person.js';
import { signInToConsole } from '../../../support/http/a-staff-member.js';
import { refused } from '../../../support/http/refused.js';
import { totpCode } from '../../../support/http/totp-code.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const SESSION = '/api/admin/session';

const product = theSharedProduct();
/** A new user for every test, with an app session and a console session. */
let person: APerson;
let staff: APerson;

beforeEach(async () => {
  person = await product.person().signUp();
  staff = await signInToConsole(product, person, 'moderator');
});

const credentials = (more: object = {}) => ({ email: person.email, password: person.password, ...more });
const knocks = (more: object = {}) => product.person().post(SESSION, credentials(more));

/** Uses the current code; the next valid one is a time step later. */
async function enrols(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { password } = person;
  const begun = await staff.expect('POST', `${SESSION}/second-factor`, 200, { password });
  const secret = String(begun.body.secret);
  const totp = totpCode(secret);
  const { body } = await staff.expect('POST', `${SESSION}/second-factor/confirm`, 200, { totp });
  return { secret, recoveryCodes: body.recoveryCodes as string[] };
}

describe('enrolling a second factor', () => {
  it('requires the password, and a code only after the first valid one', async () => {
    const path = `${SESSION}/second-factor`;
    await staff.expect('POST', path, 403, { password: 'wrong horse' });
    const { body } = await staff.expect('POST', path, 200, { password: person.password });
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Tablemates:.*secret=/);
    expect((await knocks()).status).toBe(200);
    await staff.expect('POST', `${path}/confirm`, 401, { totp: '000000' });
    await staff.expect('POST', `${path}/confirm`, 200, { totp: totpCode(String(body.secret)) });
    await refused(knocks(), 401, 'second_factor_needed');
  });

  it('may be restarted before the first code, and not after it', async () => {
    const path = `${SESSION}/second-factor`;
    await staff.expect('POST', `${path}/confirm`, 409, { totp: '123456' });
    const first = await staff.post(path, { password: person.password });
    const second = await staff.post(path, { password: person.password });
    await staff.expect('POST', `${path}/confirm`, 401, { totp: totpCode(String(first.body.secret)) });
    await staff.expect('POST', `${path}/confirm`, 200, { totp: totpCode(String(second.body.secret)) });
    await refused(staff.post(path, { password: person.password }), 409, 'second_factor_is_on');
  });

  it('ends console sessions without the factor, except the current one', async () => {
    const elsewhere = product.person();
    await elsewhere.expect('POST', SESSION, 200, credentials());
    await enrols();
    await elsewhere.expect('GET', SESSION, 401);
    expect((await staff.get(SESSION)).body).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 });
  });

  it('stores secrets encrypted and recovery codes hashed', async () => {
    const { secret, recoveryCodes } = await enrols();
    const { rows } = await product.query<{ row: string }>(
      'select t::text as row from second_factors t where user_id = $1',
      [person.id],
    );
    for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(rows[0]!.row).not.toContain(word);
  });
});

describe('a TOTP code', () => {
  it('opens the console once, for two concurrent requests too', async () => {
    const { secret } = await enrols();
    const totp = totpCode(secret, 1);
    const answers = await Promise.all([1, 2, 3, 4].map(() => knocks({ totp })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    await refused(knocks({ totp }), 401, 'second_factor_not_accepted');
  });
});

describe('a recovery code', () => {
  it('is invalid after new codes were generated', async () => {
    const { secret, recoveryCodes } = await enrols();
    const path = `${SESSION}/recovery-codes`;
    await staff.expect('POST', path, 401, { totp: '000000' });
    const { body } = await staff.expect('POST', path, 200, { totp: totpCode(secret, 1) });
    const fresh = body.recoveryCodes as string[];
    expect(new Set([...fresh, ...recoveryCodes]).size).toBe(20);
    expect((await knocks({ totp: recoveryCodes[0] })).status).toBe(401);
    expect((await knocks({ totp: fresh[0] })).status).toBe(200);
  });
});

it('deleting the account deletes its second factor', async () => {
  await enrols();
  await person.expect('DELETE', '/api/user', 200, { password: person.password });
  await staff.expect('GET', SESSION, 401);
  const { rows } = await product.query('select 1 from second_factors where user_id = $1', [person.id]);
  expect(rows).toEqual([]);
});
