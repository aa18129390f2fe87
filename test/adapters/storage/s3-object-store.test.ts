import { CreateBucketCommand, HeadObjectCommand, NoSuchBucket, S3Client } from '@aws-sdk/client-s3';
import { startFauxqs, type FauxqsServer } from 'fauxqs';
import type { RequestListener } from 'node:http';
import { ServiceUnavailable } from '../../../src/application/shared/service-unavailable.js';
import { S3ObjectStore, type S3Settings } from '../../../src/adapters/storage/s3-object-store.js';
import { anObjectStore } from '../../contracts/object-store-contract.js';
import { serveHttp } from '../../support/local-server.js';

const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const settings = (port: number, more: Partial<S3Settings> = {}): S3Settings => ({
  bucket: 'tables',
  region: 'eu-central-1',
  endpoint: `http://127.0.0.1:${port}`,
  credentials,
  ...more,
});

describe('objects in a bucket', () => {
  let server: FauxqsServer;
  let store: S3ObjectStore;
  let asked: S3Client;

  beforeAll(async () => {
    server = await startFauxqs({ port: 0, logger: false });
    const endpoint = `http://127.0.0.1:${server.port}`;
    asked = new S3Client({ region: 'eu-central-1', endpoint, forcePathStyle: true, credentials });
    await asked.send(new CreateBucketCommand({ Bucket: 'tables' }));
    store = new S3ObjectStore(settings(server.port));
  });
  afterAll(async () => {
    store.close();
    asked.destroy();
    await server.stop();
  });

  anObjectStore(() => store);

  it('have a content type in the bucket', async () => {
    await store.put('typed.webp', Uint8Array.of(1), 'image/webp');
    const head = await asked.send(new HeadObjectCommand({ Bucket: 'tables', Key: 'typed.webp' }));
    expect(head.ContentType).toBe('image/webp');
  });

  it('cannot be put into a missing bucket', async () => {
    const elsewhere = new S3ObjectStore(settings(server.port, { bucket: 'no-such-bucket' }));
    await expect(elsewhere.put('a', Uint8Array.of(1), 'x/y')).rejects.toThrow(NoSuchBucket);
    await expect(elsewhere.get('a')).rejects.toThrow(NoSuchBucket);
    elsewhere.close();
  });
});

describe('a bucket whose server', () => {
  async function withServer(answer: RequestListener, story: (port: number) => Promise<void>): Promise<void> {
    const { port, close } = await serveHttp(answer);
    try {
      await story(port);
    } finally {
      await close();
    }
  }

  it('is configured to encrypt receives the header with every object', async () => {
    const asked: (string | string[] | undefined)[] = [];
    const answer: RequestListener = (request, response) => {
      asked.push(request.headers['x-amz-server-side-encryption']);
      request.resume().on('end', () => response.writeHead(200, { etag: '"x"' }).end());
    };
    await withServer(answer, async (port) => {
      for (const encrypted of [true, false]) {
        const store = new S3ObjectStore(settings(port, { encrypted }));
        await store.put('ids/1.jpg', Uint8Array.of(1), 'image/jpeg');
        store.close();
      }
    });
    expect(asked).toEqual(['AES256', undefined]);
  });

  it('fails twice is called a third time and not a fourth', async () => {
    let calls = 0;
    const answer: RequestListener = (request, response) => {
      calls++;
      request.resume().on('end', () => response.writeHead(503).end());
    };
    await withServer(answer, async (port) => {
      const store = new S3ObjectStore(settings(port));
      await expect(store.put('a', Uint8Array.of(1), 'x/y')).rejects.toThrow(ServiceUnavailable);
      store.close();
    });
    expect(calls).toBe(3);
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    [
      'stops in the middle of an object',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '1000', 'content-type': 'x/y' });
        response.write('half');
      },
    ],
  ])('%s fails within the timeout', async (_name, answer) => {
    await withServer(answer, async (port) => {
      const store = new S3ObjectStore(settings(port, { timeoutMs: 300 }));
      const started = performance.now();
      await expect(store.get('a')).rejects.toThrow(ServiceUnavailable);
      expect(performance.now() - started).toBeLessThan(3_000);
      store.close();
    });
  });

  it('is not reachable results in ServiceUnavailable', async () => {
    let gone = 0;
    await withServer(
      () => undefined,
      async (port) => {
        gone = port;
      },
    );
    const store = new S3ObjectStore(settings(gone));
    const error = await store.get('a').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServiceUnavailable);
    expect(String((error as ServiceUnavailable).cause)).toContain('ECONNREFUSED');
    store.close();
  });
});
