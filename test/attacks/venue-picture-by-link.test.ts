import { request as httpRequest, type RequestListener } from 'node:http';
import type { request as httpsRequest } from 'node:https';
import sharp from 'sharp';
import { LinkedPictureFetcher } from '../../src/adapters/storage/linked-picture-fetcher.js';
import { PictureDecoder } from '../../src/adapters/storage/picture-decoder.js';
import { WebpPictureProcessor } from '../../src/adapters/storage/picture-processor.js';
import { NotAPicture, PICTURE_BYTES_LIMIT, VENUE_PICTURE } from '../../src/application/shared/pictures.js';
import { type LocalServer, serveHttp } from '../support/local-server.js';

const IMAGE = { 'content-type': 'image/png' };
/** A public address, on which no test may connect. */
const PUBLIC = '93.184.216.34';

let server: LocalServer;
let listener: RequestListener;
let asked: string[];
beforeEach(async () => {
  asked = [];
  server = await serveHttp((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    listener(request, response);
  });
});
afterEach(() => server.close());

/** As `https.request`, without TLS and to the port of the test's server; the resolved address is left as it is. */
const toTestServer = ((url, options, onResponse) => {
  const { port } = server;
  const { pathname: path, host, hostname } = url as URL;
  const to = { host: hostname.replace(/^\[|\]$/g, ''), port, path, setHost: false, headers: { host } };
  return httpRequest({ ...options, agent: undefined, ...to }, onResponse);
}) as typeof httpsRequest;

const resolvesTo =
  (...addresses: string[]) =>
  async () =>
    addresses;

describe('a link to a venue picture', () => {
  it('that no URL parser accepts is no picture', async () => {
    const links = ['https://localhost%00.example.org/a.png', 'https://[::1', 'https://a b/'];
    for (const link of [...links, 'https://xn--a.example/'])
      expect([link, await new LinkedPictureFetcher().fetch(link)]).toEqual([link, null]);
  });

  beforeEach(() => {
    listener = (_request, response) => response.writeHead(200, IMAGE).end('internal');
  });

  it.each([
    ['the loopback address', 'https://127.0.0.1/a.png'],
    ['the loopback address of IPv6', 'https://[::1]/a.png'],
    ['cloud metadata', 'https://169.254.169.254/latest/meta-data/a.png'],
    ['a private network', 'https://10.0.0.8/a.png'],
    ['a decimal address', 'https://2130706433/a.png'],
    ['a hexadecimal address', 'https://0x7f.1/a.png'],
    ['an octal address', 'https://0177.0.0.1/a.png'],
    ['an IPv4-mapped address', 'https://[::ffff:127.0.0.1]/a.png'],
    ['an IPv4-mapped address in hexadecimal', 'https://[::ffff:7f00:1]/a.png'],
    ['a NAT64 address', 'https://[64:ff9b::7f00:1]/a.png'],
    ['a 6to4 address', 'https://[2002:7f00:1::]/a.png'],
    ['a unique local address', 'https://[fd00::1]/a.png'],
    ['the unspecified address', 'https://0.0.0.0/a.png'],
  ])('cannot reach %s', async (_what, link) => {
    const fetcher = new LinkedPictureFetcher({ resolve: resolvesTo(PUBLIC), request: toTestServer });
    expect([await fetcher.fetch(link), asked]).toEqual([null, []]);
  });

  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['192.168.1.1'],
    [PUBLIC, '127.0.0.1'],
    ['127.0.0.1', PUBLIC],
    [],
  ])('cannot reach a private network by a name that resolves to %s, %s', async (...addresses) => {
    const fetcher = new LinkedPictureFetcher({ resolve: resolvesTo(...addresses), request: toTestServer });
    expect([await fetcher.fetch('https://images.example.org/a.png'), asked]).toEqual([null, []]);
  });

  it('resolves localhost with the resolver of the system, and does not connect', async () => {
    const fetcher = new LinkedPictureFetcher({ request: toTestServer });
    expect([await fetcher.fetch('https://localhost/a.png'), asked]).toEqual([null, []]);
  });

  it('is resolved once, so that a second answer of the name server cannot lead elsewhere', async () => {
    const lookedUp: string[] = [];
    const fetcher = new LinkedPictureFetcher({
      resolve: async (host) => {
        lookedUp.push(host);
        // Stands for a public address, and exists on this machine only.
        return lookedUp.length === 1 ? ['127.0.0.1'] : ['10.0.0.8'];
      },
      isPublic: (address) => address === '127.0.0.1',
      request: toTestServer,
    });
    const bytes = await fetcher.fetch('https://rebinding.invalid/a.png');
    expect([Buffer.from(bytes!).toString(), lookedUp, asked]).toEqual([
      'internal',
      ['rebinding.invalid'],
      ['rebinding.invalid/a.png'],
    ]);
  });
});

describe('a foreign server of pictures', () => {
  const fetcher = (timeoutMs = 5_000) =>
    new LinkedPictureFetcher({
      resolve: resolvesTo('127.0.0.1'),
      isPublic: () => true,
      request: toTestServer,
      timeoutMs,
    });
  const fetched = (timeoutMs?: number) => fetcher(timeoutMs).fetch('https://images.example.org/a.png');

  it.each([
    'http://images.example.org/',
    'https://images.example.org:8443/',
    'https://ada:s@images.example.org/',
  ])('cannot be asked by another scheme, at another port or with credentials: %s', async (link) => {
    listener = (_request, response) => response.writeHead(200, IMAGE).end('internal');
    expect([await fetcher().fetch(link), asked]).toEqual([null, []]);
  });

  it.each([301, 302, 303, 307, 308])('cannot redirect with %i', async (status) => {
    listener = (_request, response) =>
      response.writeHead(status, { ...IMAGE, location: 'https://images.example.org/inside' }).end('a body');
    expect([await fetched(), asked]).toEqual([null, ['images.example.org/a.png']]);
  });

  it.each(['text/html', 'image/svg+xml', 'application/octet-stream', ''])(
    'cannot send the media type "%s"',
    async (type) => {
      listener = (_request, response) => response.writeHead(200, { 'content-type': type }).end('<svg/>');
      expect(await fetched()).toBeNull();
    },
  );

  it('cannot hold a request with a slow body, slow headers or a slow name server', async () => {
    listener = (_request, response) => {
      response.writeHead(200, IMAGE);
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    };
    expect(await fetched(300)).toBeNull();
    listener = () => undefined;
    expect(await fetched(300)).toBeNull();
    const unresolved = { resolve: () => new Promise<never>(() => undefined), timeoutMs: 300 };
    expect(await new LinkedPictureFetcher(unresolved).fetch('https://images.example.org/a.png')).toBeNull();
  });

  it('cannot exhaust memory with an endless body', async () => {
    let sent = 0;
    listener = (_request, response) => {
      response.writeHead(200, IMAGE);
      const more = (): void => {
        if (response.destroyed) return;
        sent += 65_536;
        response.write(Buffer.alloc(65_536), () => setImmediate(more));
      };
      more();
    };
    expect(await fetched()).toBeNull();
    expect(sent).toBeLessThan(20 * PICTURE_BYTES_LIMIT);
  });

  it('cannot send a picture bomb: the re-encoding refuses it', async () => {
    const create = { width: 6_000, height: 6_000, channels: 3, background: 'tomato' } as const;
    const bomb = await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(PICTURE_BYTES_LIMIT);
    listener = (_request, response) => response.writeHead(200, IMAGE).end(bomb);
    const decoder = new PictureDecoder();
    const stored = new WebpPictureProcessor(decoder).toWebp((await fetched())!, VENUE_PICTURE);
    await expect(stored).rejects.toThrow(NotAPicture);
    decoder.close();
  });
});
