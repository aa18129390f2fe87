import { startProduct, type TestProduct } from '../support/http/test-product.js';
import { waitForJobs } from '../support/http/wait-for-jobs.js';

const SEND = '/api/user/verification/phone/send';
const VERIFY = '/api/user/verification/phone/verify';

describe('a premium number', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product?.stop());

  it.each([
    ['of a country that is not served', '+2348012345678', 'phone_country_not_served'],
    ['of a Caribbean country with the code of the US', '+18765551234', 'phone_country_not_served'],
    ['of a satellite network', '+881612345678', 'phone_country_not_served'],
    ['of an international network', '+8835100012345', 'phone_country_not_served'],
    ['with a premium rate', '+19005551234', 'phone_kind_not_served'],
    ['with a shared cost', '+448431234567', 'phone_kind_not_served'],
    ['that follows a person', '+447091234567', 'phone_kind_not_served'],
    ['of a pager', '+447640123456', 'phone_kind_not_served'],
    ['of a company', '+443001234567', 'phone_kind_not_served'],
  ])('%s (%s %s) gets no message, even without rate limits', async (_what, phoneNumber, code) => {
    const person = await product.person().signUp();
    const { status, body } = await person.post(SEND, { phoneNumber });
    expect([status, body.code, body.fields]).toEqual([400, code, { phoneNumber: expect.any(String) }]);
    await waitForJobs(product);
    expect(await product.mailsTo(phoneNumber)).toEqual([]);
  });

  it.each(['+14155550123', '+12025550123', '+15555550123', '+16475550123', '+442079460958'])(
    'does not include %s, a regular number',
    async (phoneNumber) => {
      const person = await product.person().signUp();
      await person.expect('POST', SEND, 200, { phoneNumber });
      expect(await product.codeFor(phoneNumber)).toMatch(/^\d{6}$/);
    },
  );

  it('does not reveal an account before the code is verified', async () => {
    const [holder, asker] = [await product.person().signUp(), await product.person().signUp()];
    const phoneNumber = '+14155550188';
    await holder.expect('POST', SEND, 200, { phoneNumber });
    const first = await product.codeFor(phoneNumber);
    await holder.expect('POST', VERIFY, 200, { phoneNumber, code: first });

    const sent = await asker.expect('POST', SEND, 200, { phoneNumber });
    expect(sent.body).toEqual({ message: 'Code sent' });
    const code = await product.codeFor(phoneNumber, first);
    const wrong = code === '999999' ? '000000' : '999999';
    const guess = await asker.post(VERIFY, { phoneNumber, code: wrong });
    expect([guess.status, guess.body.code]).toEqual([400, 'code_not_accepted']);
    const proved = await asker.post(VERIFY, { phoneNumber, code });
    expect([proved.status, proved.body.code]).toEqual([409, 'phone_number_taken']);
  });
});

it('other countries can be enabled by configuration', async () => {
  const product = await startProduct({ env: { SMS_COUNTRIES: 'ng, de' } });
  try {
    const person = await product.person().signUp();
    await person.expect('POST', SEND, 200, { phoneNumber: '+2348012345678' });
    expect((await person.post(SEND, { phoneNumber: '+14155550123' })).body.code).toBe(
      'phone_country_not_served',
    );
  } finally {
    await product.stop();
  }
});

it('all accounts together cannot exceed the daily budget, which is logged once', async () => {
  const lines: Array<{ level: number; msg: string }> = [];
  const log = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  const product = await startProduct({ env: { RATE_LIMITS: 'on', SMS_DAILY_BUDGET: '2' }, log });
  try {
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++) {
      const person = await product.person().signUp();
      const answer = await person.post(SEND, { phoneNumber: `+1415555013${index}` });
      statuses.push(answer.status);
      if (answer.status !== 503) continue;
      expect(answer.body.code).toBe('text_messages_paused');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3600);
    }
    expect(statuses).toEqual([200, 200, 503, 503]);
    const alerts = lines.filter(({ level, msg }) => level >= 50 && msg.includes('budget'));
    expect(alerts).toHaveLength(1);
    const metrics = await (await fetch(`${product.url}/metrics`)).text();
    expect(metrics).toMatch(/^text_messages_refused_by_budget_total 2$/m);
  } finally {
    await product.stop();
  }
});
