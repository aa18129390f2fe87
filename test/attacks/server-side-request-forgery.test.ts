import type { RequestListener } from 'node:http';
import { PhotonGeocoder } from '../../src/adapters/geocoding/photon-geocoder.js';
import { OverpassPlaces } from '../../src/adapters/places/overpass-places.js';
import { TwilioTextMessages } from '../../src/adapters/sms/twilio-text-messages.js';
import { type LocalServer, serveHttp } from '../support/local-server.js';
import { ACCOUNT_SID, AUTH_TOKEN } from '../support/sms/twilio-stub.js';

const HOME = { latitude: 42.28, longitude: -83.74 };
const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');

const servers: LocalServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function served(listener: RequestListener): Promise<string> {
  const server = await serveHttp(listener);
  servers.push(server);
  return server.url;
}

/** Sends a request to an external server through the adapter. */
type Ask = (url: string) => Promise<unknown>;
const asks: Array<[string, Ask]> = [
  ['geocoder', (baseUrl) => new PhotonGeocoder({ baseUrl, userAgent: 'test' }).reverse(HOME)],
  ['places server', (url) => new OverpassPlaces({ url, userAgent: 'test' }).around(HOME, 500)],
  [
    'text message service',
    (apiBase) =>
      new TwilioTextMessages({
        accountSid: ACCOUNT_SID,
        authToken: AUTH_TOKEN,
        from: '+15005550006',
        apiBase,
      }).deliver({ to: '+14155550123', text: 'Your code: 123456' }),
  ],
];

describe.each(asks)('a %s under foreign control', (_who, ask) => {
  it.each([301, 302, 307, 308])(
    'cannot redirect the server to an internal address with %i',
    async (status) => {
      const asked: string[] = [];
      const inside = await served((request, response) => {
        asked.push(`${request.method} ${request.url}`);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
      const outside = await served((_request, response) => {
        response.writeHead(status, { location: `${inside}/latest/meta-data` }).end();
      });
      const outcome = await ask(outside).then(
        () => 'followed',
        () => 'refused',
      );
      expect([outcome, asked]).toEqual(['refused', []]);
    },
  );

  it('cannot exhaust memory with an endless response', async () => {
    let sent = 0;
    const endless = await served((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = (): void => {
        if (response.destroyed) return;
        sent += MEGABYTE.length;
        response.write(MEGABYTE, () => setImmediate(more));
      };
      more();
    });
    await expect(ask(endless)).rejects.toThrow();
    expect(sent).toBeLessThan(40 * MEGABYTE.length);
  });
});
