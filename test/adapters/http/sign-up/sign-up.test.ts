import type { APerson } from '../../../support/http/a-person.js';
import { bornYearsAgo } from '../../../support/http/born-years-ago.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();

const register = (person: APerson, fields: Record<string, unknown> = {}, headers = {}) =>
  person.send('POST', '/api/auth/register', person.form(fields), headers);
const verify = (person: APerson, code: string, email = person.email) =>
  person.post('/api/auth/verify-email', { email, code });

describe('signing up', () => {
  it('returns 201 with the address, sends a code, and the code, in any digits, signs in', async () => {
    const ada = product.person();
    const { email } = ada;
    const { status, body } = await register(ada, { email: ` ${email.toUpperCase()} ` });
    expect([status, body]).toEqual([201, { message: 'Check your email for verification code', email }]);
    await ada.does('GET /api/user 401');
    const code = await product.codeFor(email);
    const verified = await verify(
      ada,
      code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!),
    );
    expect(verified.status).toBe(200);
    expect((await ada.get('/api/user')).body).toEqual(verified.body);
    expect(verified.body).toMatchObject({ username: ada.username, hasTakenSurvey: false, trustScore: 40 });
  });

  it('writes mails in the language of the screens: that of the sign-up, then the one the app sends', async () => {
    const eva = product.person();
    await register(eva, {}, { 'accept-language': 'it, es-MX;q=0.9, en;q=0.5' });
    await verify(eva, await product.codeFor(eva.email));
    expect((await product.mailsTo(eva.email))[0]!.subject).toBe('Tu código de verificación');
    expect((await eva.get('/api/user')).body.language).toBe('es');
    const { body } = await eva.expect('PUT', '/api/user/language', 200, { language: 'en' });
    expect(body.language).toBe('en');
    await eva.post('/api/auth/forgot-password', { email: eva.email });
    await product.mailTo(eva, 'Your reset code');
  });

  it('names every invalid field in one response', async () => {
    const { status, body } = await product.person().post('/api/auth/register', {
      username: 'a b',
      email: 'nowhere',
      firstName: ' ',
      lastName: 'x'.repeat(51),
      password: '12345',
      confirmPassword: '',
      dateOfBirth: '',
      isAdult: false,
    });
    expect([status, body]).toEqual([
      400,
      {
        message: 'Use 3–30 letters, numbers, dots, hyphens or underscores',
        code: 'invalid_fields',
        fields: {
          username: 'Use 3–30 letters, numbers, dots, hyphens or underscores',
          email: 'Valid email is required',
          firstName: 'Enter your first name, up to 50 characters',
          lastName: 'Enter your last name, up to 50 characters',
          password: 'Password must be at least 6 characters',
          confirmPassword: 'Password confirmation is required',
          dateOfBirth: 'Please enter your real date of birth',
          isAdult: 'You must confirm you are 18+ years old',
        },
      },
    ]);
  });

  it.each([
    [{ confirmPassword: 'secret2' }, 'confirmPassword', "Passwords don't match"],
    [{ dateOfBirth: bornYearsAgo(17) }, 'dateOfBirth', 'You must be at least 18 years old to join'],
    [{ age: 17 }, 'age', 'You must be at least 18 years old to join'],
    [{ dateOfBirth: '2001-02-30' }, 'dateOfBirth', 'Please enter your real date of birth'],
    [{ isAdult: 'true' }, 'isAdult', 'You must confirm you are 18+ years old'],
    [{ password: 'x'.repeat(129) }, 'password', 'Password must be at most 128 characters'],
  ])('refuses %j on its field', async (fields, field, message) => {
    const { status, body } = await register(product.person(), fields);
    expect([status, (body.fields as Record<string, string>)[field]]).toEqual([400, message]);
  });

  it('and asking for a code respond equally for an address with an account, whose owner is told', async () => {
    const ada = await product.person().register();
    const taken = await register(product.person(), { email: ada.email, firstName: 'Mallory' });
    const free = await register(product.person());
    expect([taken.status, taken.body]).toEqual([free.status, { ...free.body, email: ada.email }]);
    expect((await product.mailTo(ada, 'You already have an account')).text).not.toMatch(/\d{6}/);
    const asks = (email: string) => product.person().post('/api/auth/resend-verification', { email });
    const [known, unknown] = [await asks(ada.email), await asks('nobody@example.org')];
    expect([known.status, known.body]).toEqual([200, unknown.body]);
  });
});

describe('the code', () => {
  it('sent many times concurrently creates one account', async () => {
    const ada = product.person();
    await register(ada);
    const code = await product.codeFor(ada.email);
    const tries = Array.from({ length: 10 }, () => verify(product.person(), code, ada.email));
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(400)]);
    const { rowCount } = await product.query('select from users where email = $1', [ada.email]);
    expect(rowCount).toBe(1);
  });

  it('is valid for one of many concurrent registrations of a username', async () => {
    const people = Array.from({ length: 8 }, () => product.person());
    for (const person of people) await register(person, { username: 'contested' });
    const codes = await Promise.all(people.map(({ email }) => product.codeFor(email)));
    const answers = await Promise.all(people.map((person, index) => verify(person, codes[index]!)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
    const refusal = { code: 'username_taken', fields: { username: expect.any(String) } };
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject(refusal);
  });

  it('is stored as a digest, and the password as argon2id', async () => {
    const ada = product.person();
    await register(ada, { password: 'very secret', confirmPassword: 'very secret' });
    const code = await product.codeFor(ada.email);
    const { rows } = await product.query('select * from pending_registrations where email = $1', [ada.email]);
    const kept = JSON.stringify(rows);
    for (const secret of ['very secret', code]) expect(kept).not.toContain(secret);
    expect(rows[0].password).toMatch(/^\$argon2id\$/);
  });
});
