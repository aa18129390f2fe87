import { TwilioTextMessages } from '../../../src/adapters/sms/twilio-text-messages.js';
import { SLOW } from '../../support/a-stub.js';
import {
  ACCOUNT_SID,
  startTwilioStub,
  AUTH_TOKEN,
  refuseWith,
  type TwilioStub,
} from '../../support/sms/twilio-stub.js';

const owned: TwilioStub[] = [];
afterEach(async () => {
  for (const twilio of owned.splice(0)) await twilio.close();
});

async function aTwilio(...answer: Parameters<typeof startTwilioStub>): Promise<TwilioStub> {
  const twilio = await startTwilioStub(...answer);
  owned.push(twilio);
  return twilio;
}

const aSender = (apiBase: string, { from = '+15005550006', deliverWithinMs = 5000 } = {}) =>
  new TwilioTextMessages({ accountSid: ACCOUNT_SID, authToken: AUTH_TOKEN, from, apiBase, deliverWithinMs });

const aText = { to: '+14155550123', text: 'Tablemates: 048291 is your code.' };

const failureOf = async (sender: TwilioTextMessages): Promise<Error> => {
  const outcome = await sender.deliver(aText).then(
    () => null,
    (error: Error) => error,
  );
  if (!outcome) throw new Error('it was delivered');
  return outcome;
};

describe('a text message by Twilio', () => {
  it('is sent with number, text and credentials', async () => {
    const twilio = await aTwilio();
    await aSender(twilio.url).deliver(aText);
    expect(twilio.asked).toEqual([
      {
        path: `/2010-04-01/Accounts/${ACCOUNT_SID}/Messages.json`,
        authorization: `Basic ${Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64')}`,
        form: { To: '+14155550123', From: '+15005550006', Body: aText.text },
      },
    ]);
  });

  it('uses a messaging service id as sender', async () => {
    const twilio = await aTwilio();
    const service = `MG${'a'.repeat(32)}`;
    await aSender(twilio.url, { from: service }).deliver(aText);
    expect(twilio.asked[0]!.form).toEqual({
      To: aText.to,
      MessagingServiceSid: service,
      Body: aText.text,
    });
  });

  it('supports a path in the API base', async () => {
    const twilio = await aTwilio();
    await aSender(`${twilio.url}/twilio`).deliver(aText);
    expect(twilio.asked[0]!.path).toMatch(/^\/twilio\/2010-04-01\//);
  });

  it.each([
    [400, 21211, "The 'To' number +14155550123 is not a valid phone number."],
    [401, 20003, 'Authenticate'],
    [429, 20429, 'Too many requests'],
    [500, 20500, 'Internal server error'],
  ])('refused with %i fails, with neither number nor text in the error', async (status, code, message) => {
    const twilio = await aTwilio(refuseWith(status, code, message));
    const { message: said, stack } = await failureOf(aSender(twilio.url));
    expect(said).toBe(`Twilio did not take a message: status ${status}, code ${code}`);
    expect(stack).not.toMatch(/14155550123|048291|the token/);
    expect(twilio.asked).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof startTwilioStub>[0]]>([
    ['a page', (_request, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>')],
    ['a redirect', (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    [
      'endlessly much',
      (_request, response) => void response.writeHead(201).end(`{"x":"${'x'.repeat(200_000)}"}`),
    ],
  ])('answered with %s fails', async (_what, answer) => {
    const twilio = await aTwilio(answer);
    await failureOf(aSender(twilio.url));
    expect(twilio.asked).toHaveLength(1);
  });

  it.each(SLOW)('to a service that %s fails at its timeout', async (_what, answer) => {
    const twilio = await aTwilio(answer);
    const started = performance.now();
    await failureOf(aSender(twilio.url, { deliverWithinMs: 300 }));
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it('fails while Twilio is not reachable, and is sent afterwards', async () => {
    const gone = await startTwilioStub();
    await gone.close();
    expect((await failureOf(aSender(gone.url))).message).toMatch(/ECONNREFUSED/);
    const twilio = await aTwilio();
    await aSender(twilio.url).deliver(aText);
    expect(twilio.asked).toHaveLength(1);
  });
});
