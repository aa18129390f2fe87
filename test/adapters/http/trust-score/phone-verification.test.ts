import { eventually } from '../../../support/eventually.js';
import type { APerson } from '../../../support/http/a-person.js';
import { receivedIn } from '../../../support/http/received-text.js';
import { aProduct } from '../../../support/http/test-product.js';
import {
  ACCOUNT_SID,
  AUTH_TOKEN,
  startTwilioStub,
  type TwilioStub,
} from '../../../support/sms/twilio-stub.js';

const PHONE = '/api/user/verification/phone';

let twilio: TwilioStub;
const product = aProduct(async () => {
  twilio = await startTwilioStub();
  const account = { TWILIO_ACCOUNT_SID: ACCOUNT_SID, TWILIO_AUTH_TOKEN: AUTH_TOKEN };
  return { env: { ...account, TWILIO_FROM: '+15005550006', TWILIO_API_BASE: twilio.url } };
});
afterAll(() => twilio?.close());

/** Asks for a code. @returns it, from the text message that is sent by Twilio */
async function codeFor(person: APerson, phoneNumber: string, typed = phoneNumber): Promise<string> {
  const before = twilio.asked.length;
  const { body } = await person.expect('POST', `${PHONE}/send`, 200, { phoneNumber: typed });
  expect(body).toEqual({ message: 'Code sent' });
  const { form } = await eventually(async () => twilio.asked[before]);
  expect(form.To).toBe(phoneNumber);
  return /\d{6}/.exec(form.Body!)![0];
}
const verify = (person: APerson, phoneNumber: string, code: string) =>
  person.post(`${PHONE}/verify`, { phoneNumber, code });

async function exportedTextOf(person: APerson): Promise<string> {
  const { name, value } = person.sessionCookie;
  const response = await fetch(`${product.url}/api/user/export`, { headers: { cookie: `${name}=${value}` } });
  return (await receivedIn('the export', response)).map(({ text }) => text).join('\n');
}

it('a phone is verified by the texted code, and removed from profile, export and score', async () => {
  const person = await product.person().signUp();
  const [phoneNumber, typed] = ['+14155550199', '(415) 555-0199'];
  const verified = await verify(person, typed, await codeFor(person, phoneNumber, typed));
  expect(verified.body).toMatchObject({ trustScore: 60, steps: { phone: true }, phoneNumber: '••••0199' });
  const mine = async () => (await person.get('/api/user')).body;
  expect(await mine()).toMatchObject({ trustScore: 60, isPhoneVerified: true, phoneNumber });
  expect(await exportedTextOf(person)).toContain(phoneNumber);

  const { body } = await person.expect('DELETE', PHONE, 200);
  expect(body).toMatchObject({ trustScore: 40, steps: { phone: false }, phoneNumber: null });
  expect(await mine()).toMatchObject({ trustScore: 40, isPhoneVerified: false, phoneNumber: null });
  expect(await exportedTextOf(person)).not.toContain(phoneNumber.slice(2));
});

it('an invalid number or code is named', async () => {
  const person = await product.person().signUp();
  const { body } = await person.expect('POST', `${PHONE}/send`, 400, { phoneNumber: '06 12 34 56 78' });
  expect(body.fields).toEqual({ phoneNumber: expect.stringMatching(/phone number/) });
  const { body: short } = await verify(person, '+14155550100', '123');
  expect(short.fields).toEqual({ code: 'Verification code must be 6 digits' });
});

it('of two users who verify a number concurrently, one has it, and the other reads that it cannot be used', async () => {
  const people = [await product.person().signUp(), await product.person().signUp()];
  const phoneNumber = '+14155550123';
  const codes: string[] = [];
  for (const person of people) codes.push(await codeFor(person, phoneNumber));
  const answers = await Promise.all(people.map((person, at) => verify(person, phoneNumber, codes[at]!)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const message = "This number can't be used. Please try another one.";
  expect(answers.find(({ status }) => status === 409)!.body).toEqual({
    message,
    code: 'phone_number_taken',
    fields: { phoneNumber: message },
  });
  const { rowCount } = await product.query('select from users where phone_number = $1', [phoneNumber]);
  expect(rowCount).toBe(1);
});
