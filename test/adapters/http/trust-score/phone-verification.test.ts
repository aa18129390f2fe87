import type { APerson } from '../../../support/http/a-person.js';
import { aProduct, startProduct, withProduct } from '../../../support/http/test-product.js';
import { receivedIn } from '../../../support/http/received-text.js';
import { FixedClock } from '../../../support/fakes/fixed-clock.js';
import { ACCOUNT_SID, startTwilioStub, AUTH_TOKEN } from '../../../support/sms/twilio-stub.js';
import { eventually } from '../../../support/eventually.js';

const SEND = '/api/user/verification/phone/send';
const VERIFY = '/api/user/verification/phone/verify';

const PHONE = '/api/user/verification/phone';

const product = aProduct();

let numbers = 0;
const aNumber = () => `+1415555${String(2000 + numbers++)}`;
const notThe = (code: string) => (code === '999999' ? '000000' : '999999');

async function exportedTextOf(person: APerson): Promise<string> {
  const { name, value } = person.sessionCookie;
  const response = await fetch(`${product.url}/api/user/export`, { headers: { cookie: `${name}=${value}` } });
  return (await receivedIn('the export', response)).map(({ text }) => text).join('\n');
}

describe('a phone', () => {
  it('is verified with the code and counts 20 points', async () => {
    const person = await product.person().signUp();
    const phoneNumber = aNumber();
    expect((await person.post(SEND, { phoneNumber })).body).toEqual({ message: 'Code sent' });
    const code = await product.codeFor(phoneNumber);
    const { body } = await person.expect('POST', VERIFY, 200, { phoneNumber, code });
    expect(body).toMatchObject({
      trustScore: 60,
      steps: { phone: true },
      phoneNumber: `••••${phoneNumber.slice(-4)}`,
    });
    expect((await person.get('/api/user')).body).toMatchObject({
      trustScore: 60,
      isPhoneVerified: true,
      phoneNumber,
    });
  });

  it('is removed by its owner, from the profile, the export and the score', async () => {
    const person = await product.person().signUp();
    const phoneNumber = aNumber();
    await person.expect('POST', SEND, 200, { phoneNumber });
    await person.expect('POST', VERIFY, 200, { phoneNumber, code: await product.codeFor(phoneNumber) });
    expect(await exportedTextOf(person)).toContain(phoneNumber);
    const { body } = await person.expect('DELETE', PHONE, 200);
    expect(body).toMatchObject({ trustScore: 40, steps: { phone: false }, phoneNumber: null });
    expect((await person.get('/api/user')).body).toMatchObject({
      trustScore: 40,
      isPhoneVerified: false,
      phoneNumber: null,
    });
    expect(await exportedTextOf(person)).not.toContain(phoneNumber.slice(2));
    expect(await person.delete(PHONE)).toMatchObject({ status: 409, body: { code: 'no_phone_to_remove' } });
  });

  it('receives one text message with exactly one six-digit number', async () => {
    const person = await product.person().signUp();
    const phoneNumber = aNumber();
    await person.post(SEND, { phoneNumber });
    await product.codeFor(phoneNumber);
    const inbox = (await (await fetch(`${product.url}/dev/inbox.json`)).json()) as Array<{ to: string }>;
    const texts = inbox.filter(({ to }) => to === phoneNumber) as unknown as Array<{ text: string }>;
    expect(texts).toEqual([expect.objectContaining({ kind: 'sms', subject: '' })]);
    expect(texts[0]!.text.match(/\d{6,}/g)).toHaveLength(1);
  });

  it.each([
    ['(415) 555-0199', '+14155550199'],
    ['415.555.0198', '+14155550198'],
    ['٤١٥ ٥٥٥ ٠١٩٦', '+14155550196'],
    ['+44 20 7946 0958', '+442079460958'],
    [' +1 415 555 0197 ', '+14155550197'],
  ])('is accepted as %j', async (typed, phoneNumber) => {
    const person = await product.person().signUp();
    await person.expect('POST', SEND, 200, { phoneNumber: typed });
    const code = await product.codeFor(phoneNumber);
    await person.expect('POST', VERIFY, 200, { phoneNumber: typed, code });
    expect((await person.get('/api/user')).body.phoneNumber).toBe(phoneNumber);
  });

  it.each([
    '',
    '12',
    'call me',
    '+1',
    '+999999999999999999',
    '+0123456789',
    '4155550100 ext. 5',
    'tel:1;x=2',
    '١٢٣',
    '06 12 34 56 78',
  ])('is refused as %j', async (phoneNumber) => {
    const person = await product.person().signUp();
    const { status, body } = await person.post(SEND, { phoneNumber });
    expect([status, body.fields]).toEqual([400, { phoneNumber: expect.stringMatching(/phone number/) }]);
  });

  it('belongs to one account, which is not disclosed', async () => {
    const [holder, other] = [await product.person().signUp(), await product.person().signUp()];
    const phoneNumber = aNumber();
    await verifies(holder, phoneNumber);
    const before = (await product.mailsTo(phoneNumber)).length;
    await other.expect('POST', SEND, 200, { phoneNumber });
    const code = await eventually(async () => {
      const texts = await product.mailsTo(phoneNumber);
      return texts.length > before && /\d{6}/.exec(texts[0]!.text)![0];
    });
    const { status, body } = await other.post(VERIFY, { phoneNumber, code });
    const message = "This number can't be used. Please try another one.";
    expect([status, body]).toEqual([
      409,
      { message, code: 'phone_number_taken', fields: { phoneNumber: message } },
    ]);
  });

  it('that two users verify concurrently goes to exactly one of them', async () => {
    const people = [await product.person().signUp(), await product.person().signUp()];
    const phoneNumber = aNumber();
    const codes: string[] = [];
    for (const person of people) {
      await person.expect('POST', SEND, 200, { phoneNumber });
      codes.push(
        await eventually(async () => {
          const texts = await product.mailsTo(phoneNumber);
          return texts.length > codes.length && /\d{6}/.exec(texts[0]!.text)![0];
        }),
      );
    }
    const answers = await Promise.all(
      people.map((person, index) => person.post(VERIFY, { phoneNumber, code: codes[index] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const holders = await Promise.all(
      people.map(async (person) => (await person.get('/api/user')).body.phoneNumber),
    );
    expect(holders.filter((number) => number === phoneNumber)).toHaveLength(1);
  });

  async function verifies(person: APerson, phoneNumber: string): Promise<void> {
    const before = (await product.mailsTo(phoneNumber)).length;
    await person.expect('POST', SEND, 200, { phoneNumber });
    const code = await eventually(async () => {
      const texts = await product.mailsTo(phoneNumber);
      return texts.length > before && /\d{6}/.exec(texts[0]!.text)![0];
    });
    await person.expect('POST', VERIFY, 200, { phoneNumber, code });
  }
});

describe('a code', () => {
  it('that is wrong is refused with the message of every other code', async () => {
    const person = await product.person().signUp();
    const phoneNumber = aNumber();
    await person.post(SEND, { phoneNumber });
    const code = await product.codeFor(phoneNumber);
    const wrong = await person.post(VERIFY, { phoneNumber, code: notThe(code) });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'code_not_accepted']);
    const elsewhere = await person.post(VERIFY, { phoneNumber: aNumber(), code });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([400, 'code_not_accepted']);
    const short = await person.post(VERIFY, { phoneNumber, code: '123' });
    expect(short.body.fields).toEqual({ code: 'Verification code must be 6 digits' });
    await person.expect('POST', VERIFY, 200, { phoneNumber, code });
  });
});

it('with rate limits, a second code is sent after a minute', async () => {
  const clock = new FixedClock(new Date());
  await withProduct({ env: { RATE_LIMITS: 'on' }, clock }, async (limited) => {
    const person = await limited.person().signUp();
    await person.expect('POST', SEND, 200, { phoneNumber: '+14155550101' });
    const { status, headers } = await person.post(SEND, { phoneNumber: '+14155550102' });
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(30);
  });
});

it('with Twilio configured, it sends the text message', async () => {
  const twilio = await startTwilioStub();
  const env = {
    TWILIO_ACCOUNT_SID: ACCOUNT_SID,
    TWILIO_AUTH_TOKEN: AUTH_TOKEN,
    TWILIO_FROM: '+15005550006',
    TWILIO_API_BASE: twilio.apiBase,
  };
  const connected = await startProduct({ env });
  try {
    const person = await connected.person().signUp();
    const phoneNumber = '+14155550123';
    await person.expect('POST', SEND, 200, { phoneNumber });
    const { form } = await eventually(async () => twilio.received[0]);
    expect(form.To).toBe(phoneNumber);
    const code = /\d{6}/.exec(form.Body!)![0];
    await person.expect('POST', VERIFY, 200, { phoneNumber, code });
  } finally {
    await connected.stop();
    await twilio.close();
  }
});
