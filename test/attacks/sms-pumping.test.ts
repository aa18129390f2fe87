import type { APerson } from '../support/http/a-person.js';
import { refused } from '../support/http/refused.js';
import { theSharedProduct } from '../support/http/shared-product.js';
import { withProduct } from '../support/http/test-product.js';
import { waitForJobs } from '../support/http/wait-for-jobs.js';

const product = theSharedProduct();
const send = (person: APerson, phoneNumber: string) =>
  person.post('/api/user/verification/phone/send', { phoneNumber });

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
])('a number %s (%s %s) gets no message, even without rate limits', async (_what, phoneNumber, code) => {
  const { fields } = await refused(send(await product.person().signUp(), phoneNumber), 400, code);
  expect(fields).toEqual({ phoneNumber: expect.any(String) });
  await waitForJobs(product);
  expect(await product.mailsTo(phoneNumber)).toEqual([]);
});

it.each(['+14155550123', '+16475550123', '+442079460958'])(
  'the regular number %s gets one',
  async (phoneNumber) => {
    expect((await send(await product.person().signUp(), phoneNumber)).status).toBe(200);
    expect(await product.codeFor(phoneNumber)).toMatch(/^\d{6}$/);
  },
);

it('all accounts together cannot exceed the daily budget, which is logged once, in the countries that the operator serves', async () => {
  const lines: Array<{ level: number; msg: string }> = [];
  const log = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  const env = { RATE_LIMITS: 'on', SMS_DAILY_BUDGET: '2', SMS_COUNTRIES: 'ng, de' };
  await withProduct({ env, log }, async (limited) => {
    const foreign = send(await limited.person().signUp(), '+14155550123');
    await refused(foreign, 400, 'phone_country_not_served');
    for (const last of [1, 2])
      expect((await send(await limited.person().signUp(), `+234801234567${last}`)).status).toBe(200);
    for (const last of [3, 4]) {
      const { status, body, headers } = await send(await limited.person().signUp(), `+234801234567${last}`);
      expect([status, body.code]).toEqual([503, 'text_messages_paused']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600);
    }
    expect(lines.filter(({ level, msg }) => level >= 50 && msg.includes('budget'))).toHaveLength(1);
    const metrics = await (await fetch(`${limited.url}/metrics`)).text();
    expect(metrics).toMatch(/^text_messages_refused_by_budget_total 2$/m);
  });
});
