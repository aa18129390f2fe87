import type { APerson } from '../../../support/http/a-person.js';
import { bornYearsAgo } from '../../../support/http/born-years-ago.js';
import { eventually } from '../../../support/eventually.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();

const register = (person: APerson, fields: Record<string, unknown> = {}) =>
  person.post('/api/auth/register', person.form(fields));
const verify = (person: APerson, code: string, email = person.email) =>
  person.post('/api/auth/verify-email', { email, code });
const other = (code: string) => (code === '000000' ? '111111' : '000000');

describe('signing up', () => {
  it('returns 201 with the address, sends a code, and the code signs in', async () => {
    const ada = product.person();
    const answer = await register(ada, { email: ` ${ada.email.toUpperCase()} ` });
    expect(answer).toMatchObject({
      status: 201,
      body: { message: 'Check your email for verification code', email: ada.email },
    });
    expect((await ada.get('/api/user')).status).toBe(401);

    const verified = await verify(ada, await product.codeFor(ada.email));
    expect(verified.status).toBe(200);
    expect((await ada.get('/api/user')).body).toEqual(verified.body);
    expect(verified.body).toMatchObject({ username: ada.username, hasTakenSurvey: false, trustScore: 40 });
  });

  it('writes mails in the language of the screens: that of the sign-up, then the one the app sends', async () => {
    const eva = product.person();
    const answer = await fetch(`${product.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'it, es-MX;q=0.9, en;q=0.5' },
      body: JSON.stringify(eva.form()),
    });
    expect(answer.status).toBe(201);
    await verify(eva, await product.codeFor(eva.email));
    expect((await product.mailsTo(eva.email))[0]!.subject).toBe('Tu código de verificación');
    expect((await eva.get('/api/user')).body.language).toBe('es');

    expect((await eva.send('PUT', '/api/user/language', { language: 'it' })).status).toBe(400);
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
    expect(status).toBe(400);
    expect(body).toEqual({
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
    });
  });

  it.each([
    [{ confirmPassword: 'secret2' }, 'confirmPassword', "Passwords don't match"],
    [{ confirmPassword: 'corre' }, 'confirmPassword', 'Password confirmation is required'],
    [{ dateOfBirth: bornYearsAgo(17) }, 'dateOfBirth', 'You must be at least 18 years old to join'],
    [{ age: 17 }, 'age', 'You must be at least 18 years old to join'],
    [{ dateOfBirth: '2001-02-30' }, 'dateOfBirth', 'Please enter your real date of birth'],
    [{ dateOfBirth: '1890-01-01' }, 'dateOfBirth', 'Please enter your real date of birth'],
    [{ isAdult: 'true' }, 'isAdult', 'You must confirm you are 18+ years old'],
    [
      { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      'password',
      'Password must be at most 128 characters',
    ],
  ])('refuses %j on its field', async (fields, field, message) => {
    const { status, body } = await register(product.person(), fields);
    expect([status, (body.fields as Record<string, string>)[field]]).toEqual([400, message]);
  });

  it('refuses a taken username in any case, naming the field', async () => {
    const ada = await product.person().signUp();
    const { status, body } = await register(product.person(), { username: ada.username.toUpperCase() });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'username_taken', fields: { username: expect.any(String) } });
  });

  it('responds equally for an address with an account, and notifies its owner in place of a code', async () => {
    const ada = await product.person().register();
    const stranger = product.person();
    const taken = await register(stranger, { email: ada.email, firstName: 'Mallory' });
    const free = await register(product.person());
    expect(taken.status).toBe(free.status);
    expect(taken.body).toEqual({ ...free.body, email: ada.email });

    const mail = await product.mailTo(ada, 'You already have an account');
    expect(mail.text).not.toMatch(/\d{6}/);
  });
});

it.each(['verify-email', 'resend-verification', 'forgot-password', 'reset-password'])(
  '%s requires a valid email',
  async (route) => {
    const body = { email: 'nowhere', code: '123456', newPassword: 'brand new' };
    const answer = await product.person().post(`/api/auth/${route}`, body);
    expect([answer.status, answer.body.fields]).toEqual([400, { email: 'Valid email is required' }]);
  },
);

describe('the code', () => {
  it('is refused with a field error when it is not six digits', async () => {
    for (const code of ['12345', '1234567', 'abcdef', '12 456', '', null, 123456, ['123456']]) {
      const { status, body } = await product
        .person()
        .post('/api/auth/verify-email', { email: 'a@example.org', code });
      expect([status, body.message]).toEqual([400, 'Verification code must be 6 digits']);
    }
  });

  it('is accepted in the digits of another script', async () => {
    const ada = product.person();
    await register(ada);
    const code = await product.codeFor(ada.email);
    const typed = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
    expect((await verify(ada, typed)).status).toBe(200);
  });

  it('is locked after five wrong attempts, with the same response for unknown addresses', async () => {
    const ada = product.person();
    await register(ada);
    const code = await product.codeFor(ada.email);
    const answers = [];
    for (let tries = 0; tries < 5; tries++) answers.push(await verify(ada, other(code)));
    answers.push(await verify(ada, code));
    answers.push(await verify(product.person(), '123456', 'nobody@example.org'));
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toEqual({
        message: 'This code is wrong or no longer valid. Please check it or ask for a new one.',
        code: 'code_not_accepted',
      });
    }
  });

  it('sent twenty times concurrently creates one account', async () => {
    const ada = product.person();
    await register(ada);
    const code = await product.codeFor(ada.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => verify(product.person(), code, ada.email)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(400)]);
    const { rows } = await product.query('select 1 from users where email = $1', [ada.email]);
    expect(rows).toHaveLength(1);
  });

  it('is valid for one of twenty concurrent registrations of a username', async () => {
    const people = Array.from({ length: 20 }, () => product.person());
    for (const person of people) await register(person, { username: 'contested' });
    const codes = await Promise.all(people.map(({ email }) => product.codeFor(email)));
    const answers = await Promise.all(people.map((person, index) => verify(person, codes[index]!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
  });

  it('is stored as a digest, and the password as argon2id', async () => {
    const ada = product.person();
    await register(ada, { password: 'very secret', confirmPassword: 'very secret' });
    const code = await product.codeFor(ada.email);
    const { rows } = await product.query('select * from pending_registrations where email = $1', [ada.email]);
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain('very secret');
    expect(kept).not.toContain(code);
    expect(rows[0].password).toMatch(/^\$argon2id\$/);
  });

  it('is sent again on request, with the same response for every address', async () => {
    const ada = product.person();
    await register(ada);
    const first = await product.codeFor(ada.email);
    const known = await ada.post('/api/auth/resend-verification', { email: ada.email });
    const unknown = await ada.post('/api/auth/resend-verification', { email: 'nobody@example.org' });
    expect(known.status).toBe(200);
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    await eventually(async () => (await product.mailsTo(ada.email)).length > 1);
    const second = await product.codeFor(ada.email);
    if (second !== first) expect((await verify(ada, first)).status).toBe(400);
    expect((await verify(ada, second)).status).toBe(200);
  });
});
