import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import express from 'express';
import { originOf } from '../../../src/adapters/http/account/caller-origin.js';
import { readForwarded } from '../../../src/adapters/http/forwarded-for.js';
import { type LocalServer, serveHttp } from '../../support/local-server.js';

type Trusted = number | string[];
/** Header lines, several of one name as a list. */
type Headers = Record<string, string | string[]>;

const IPV4 = '203.0.113.7';
const IPV6 = '2001:db8:1:2::/64';
const LOCAL = ['127.0.0.0/8', '10.0.0.0/8'];

describe('the network of a client behind a proxy', () => {
  let server: LocalServer;
  let trusted: Trusted = 1;

  beforeAll(async () => {
    server = await serveHttp((request, response) => {
      const app = express();
      app.set('trust proxy', trusted);
      app.use(readForwarded, (asked, answer) => void answer.send(originOf(asked)));
      app(request, response);
    });
  });
  afterAll(() => server?.close());

  async function networkBy(headers: Headers, proxies: Trusted): Promise<string> {
    trusted = proxies;
    const asked = httpRequest(server.url, { headers, agent: false }).end();
    const [answer] = (await once(asked, 'response')) as [NodeJS.ReadableStream];
    return text(answer);
  }

  const forwardedFor: ReadonlyArray<[value: string | string[], network: string]> = [
    ['203.0.113.7', IPV4],
    ['203.0.113.7:4711', IPV4],
    ['  203.0.113.7\t', IPV4],
    ['[203.0.113.7]:4711', IPV4],
    ['"203.0.113.7:4711"', IPV4],
    ['::ffff:203.0.113.7', IPV4],
    ['[::FFFF:203.0.113.7]:4711', IPV4],
    ['::ffff:cb00:7107', IPV4],
    ['198.51.100.1, 203.0.113.7', IPV4],
    ['198.51.100.1,203.0.113.7:4711', IPV4],
    ['198.51.100.1 ,, 203.0.113.7 , ', IPV4],
    [['198.51.100.1', '203.0.113.7'], IPV4],
    [['198.51.100.1, 198.51.100.2', '203.0.113.7:4711'], IPV4],
    ['unknown, 203.0.113.7', IPV4],
    ['2001:db8:1:2::7', IPV6],
    ['2001:DB8:1:2:0:0:0:7', IPV6],
    ['2001:0db8:0001:0002:0000:0000:0000:0007:4711', IPV6],
    ['[2001:db8:1:2::7]', IPV6],
    ['[2001:db8:1:2::7]:4711', IPV6],
    ['"[2001:db8:1:2::7]:4711"', IPV6],
    ['2001:db8:1:2::7%eth0', IPV6],
    ['unknown', 'unknown'],
    ['unknown:4711', 'unknown'],
    ['_hidden', 'unknown'],
    ['198.51.100.1, _SEVKISEK', 'unknown'],
    ['203.0.113.700', 'unknown'],
    ['203.0.113.7 (client)', 'unknown'],
    ['[2001:db8:1:2::7', 'unknown'],
    ['client.example.org', 'unknown'],
    ['', '127.0.0.1'],
  ];
  it.each(forwardedFor)('X-Forwarded-For: %j is %s', async (value, network) => {
    expect(await networkBy({ 'X-Forwarded-For': value }, 1)).toBe(network);
  });

  const forwarded: ReadonlyArray<[value: string | string[], network: string]> = [
    ['for=203.0.113.7', IPV4],
    ['For="203.0.113.7:4711"', IPV4],
    ['proto=https; for=203.0.113.7 ;by=10.0.0.1', IPV4],
    ['by=10.0.0.1;for="203.0.113.7:_port";host=example.org;proto=https', IPV4],
    ['for=198.51.100.1, for=203.0.113.7', IPV4],
    [['for=198.51.100.1;proto=http', 'for=203.0.113.7;proto=https'], IPV4],
    ['for="[::ffff:203.0.113.7]"', IPV4],
    ['for="[2001:db8:1:2::7]"', IPV6],
    ['FOR="[2001:DB8:1:2::7]:4711";proto=https', IPV6],
    ['for=unknown', 'unknown'],
    ['for=_hidden', 'unknown'],
    ['for="_hidden:_port"', 'unknown'],
    ['for=198.51.100.1, for=_SEVKISEK', 'unknown'],
    ['by=10.0.0.1;proto=https', 'unknown'],
    ['203.0.113.7', 'unknown'],
    // Written by a client to hide or to take over what the proxy adds.
    ['for=", for=203.0.113.7', IPV4],
    ['for=x\\, for=203.0.113.7', IPV4],
    ['for=203.0.113.7;host="a,for=198.51.100.1"', IPV4],
    ['for=203.0.113.7;host="a\\",for=198.51.100.1,\\"b"', IPV4],
    ['for=203.0.113.7;host="a;for=198.51.100.1"', IPV4],
  ];
  it.each(forwarded)('Forwarded: %j is %s', async (value, network) => {
    expect(await networkBy({ Forwarded: value }, 1)).toBe(network);
  });

  it('is that of X-Forwarded-For where a request has both', async () => {
    const both = { 'X-Forwarded-For': IPV4, Forwarded: 'for=198.51.100.1' };
    expect(await networkBy(both, 1)).toBe(IPV4);
  });

  it.each<[Headers]>([
    [{ 'X-Forwarded-For': '198.51.100.1, 203.0.113.7:4711, 10.0.0.2:80, [::ffff:10.0.0.3]:80' }],
    [{ Forwarded: 'for=198.51.100.1, for="203.0.113.7:4711", for="10.0.0.2:80"' }],
  ])('is the first outside of the trusted networks, whatever the ports: %j', async (headers) => {
    expect(await networkBy(headers, LOCAL)).toBe(IPV4);
  });

  it('is unknown where a trusted network hides it', async () => {
    expect(await networkBy({ 'X-Forwarded-For': '203.0.113.7, unknown, 10.0.0.2' }, LOCAL)).toBe('unknown');
  });
});
