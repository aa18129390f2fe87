import { eventually } from '../../support/eventually.js';
import { freePort } from '../../support/free-port.js';
import type { APerson } from '../../support/http/a-person.js';
import { aPhoto } from '../../support/http/an-upload.js';
import { startProduct, type TestProduct } from '../../support/http/test-product.js';

interface Line {
  readonly level: number;
  readonly msg: string;
}

const WARNING = 40;
const lines: Line[] = [];
const warnings = (): string[] => lines.filter(({ level }) => level >= WARNING).map(({ msg }) => msg);

let product: TestProduct;
let ada: APerson;

beforeAll(async () => {
  const away = async (scheme = 'http') => `${scheme}://127.0.0.1:${await freePort()}`;
  product = await startProduct({
    log: (line) => void lines.push(JSON.parse(line) as Line),
    env: {
      GEOCODER_URL: await away(),
      PLACES_URL: await away(),
      TILE_PROXY: 'on',
      TILE_URL: `${await away()}/{z}/{x}/{y}.png`,
      SMTP_URL: await away('smtp'),
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15005550006',
      TWILIO_API_BASE: await away(),
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: await away(),
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      OIDC_ISSUER: await away(),
      OIDC_CLIENT_ID: 'client',
      OIDC_CLIENT_SECRET: 'secret',
    },
  });
  ada = await product.person().signUp();
});
afterAll(async () => {
  await product?.stop();
});

/** Of the mails and text messages that wait. */
async function fewestAttempts(): Promise<number> {
  const { rows } = await product.query<{ attempts: number }>(
    `select coalesce(min(attempts), 0)::int as attempts from graphile_worker.jobs where task_identifier like 'send-%'`,
  );
  return rows[0]!.attempts;
}

it('every service that is away is one line without a stack, however often it is needed', async () => {
  const picture = `data:image/jpeg;base64,${(await aPhoto()).toString('base64')}`;
  for (let time = 0; time < 3; time++) {
    await ada.expect('GET', `/api/geocode/search?q=Street+${time}`, 200);
    await ada.expect('GET', `/api/places/nearby?lat=4${time}&lon=-74`, 503);
    await ada.expect('GET', `/api/tiles/10/${time}/1`, 503);
    await ada.expect('GET', '/api/auth/provider', 302);
    await ada.expect('POST', '/api/auth/forgot-password', 200, { email: ada.email });
    await ada.expect('POST', '/api/user/verification/phone/send', 200, { phoneNumber: `+1212555010${time}` });
    await ada.expect('PUT', '/api/profile', 503, { profileImageUrl: picture });
  }
  const services = ['geocoder', 'mail server', 'object store', 'places', 'sign-in', 'text message', 'tile'];
  await eventually(async () => warnings().length >= services.length);
  // Every job has failed at least twice.
  await eventually(async () => (await fewestAttempts()) >= 2);
  expect(warnings().toSorted()).toEqual(services.map((name) => expect.stringContaining(`the ${name}`)));
  expect(lines.filter((line) => JSON.stringify(line).includes('    at '))).toEqual([]);
});
