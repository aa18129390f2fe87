import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { startFauxqs, type FauxqsServer } from 'fauxqs';
import { DiskObjectStore } from '../../../src/adapters/storage/disk-object-store.js';
import { EncryptedObjectStore } from '../../../src/adapters/storage/encrypted-object-store.js';
import { UnreadableObject } from '../../../src/application/shared/unreadable-object.js';
import { S3ObjectStore } from '../../../src/adapters/storage/s3-object-store.js';
import { anObjectStore } from '../../contracts/object-store-contract.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { ownFolder } from '../../support/own-folder.js';

const KEYS = { current: 'a secret of the tests', earlier: [] };

describe('encrypted objects on disk', () => {
  const root = ownFolder('test');
  anObjectStore(() => new EncryptedObjectStore(new DiskObjectStore(root()), KEYS));
});

describe('encrypted objects in a bucket', () => {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  let server: FauxqsServer;
  let bucket: S3ObjectStore;

  beforeAll(async () => {
    server = await startFauxqs({ port: 0, logger: false });
    const place = { region: 'eu-central-1', endpoint: `http://127.0.0.1:${server.port}`, credentials };
    const admin = new S3Client({ ...place, forcePathStyle: true });
    await admin.send(new CreateBucketCommand({ Bucket: 'tables' }));
    admin.destroy();
    bucket = new S3ObjectStore({ ...place, bucket: 'tables' });
  });
  afterAll(async () => {
    bucket.close();
    await server.stop();
  });

  anObjectStore(() => new EncryptedObjectStore(bucket, KEYS));
});

describe('an encrypted object', () => {
  const inner = new InMemoryObjectStore();
  const store = new EncryptedObjectStore(inner, KEYS);
  const words = Buffer.from('the words of a document');
  beforeEach(() => store.put('evidence/1', words, 'application/pdf'));

  it('reveals neither content nor type in the store', () => {
    const { bytes, contentType } = inner.objects.get('evidence/1')!;
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/words|document|pdf/);
    expect(contentType).toBe('application/octet-stream');
  });

  it('has a different ciphertext after each put', async () => {
    const first = inner.objects.get('evidence/1')!.bytes;
    await store.put('evidence/1', words, 'application/pdf');
    expect(Buffer.compare(first, inner.objects.get('evidence/1')!.bytes)).not.toBe(0);
  });

  it('is decrypted with the same secret only', async () => {
    const sameSecret = new EncryptedObjectStore(inner, KEYS);
    expect(Buffer.from((await sameSecret.get('evidence/1'))!.bytes)).toEqual(words);
    await expect(
      new EncryptedObjectStore(inner, { ...KEYS, current: 'another secret' }).get('evidence/1'),
    ).rejects.toThrow(UnreadableObject);
  });

  it('cannot be exchanged for another', async () => {
    inner.objects.set('evidence/2', inner.objects.get('evidence/1')!);
    await expect(store.get('evidence/2')).rejects.toThrow(UnreadableObject);
  });

  it('is refused with a single bit changed', async () => {
    const { bytes, contentType } = inner.objects.get('evidence/1')!;
    for (const at of [0, 1, 8, 13, 25, bytes.length - 1]) {
      const damaged = Uint8Array.from(bytes);
      damaged[at]! ^= 1;
      inner.objects.set('evidence/1', { bytes: damaged, contentType });
      await expect(store.get('evidence/1')).rejects.toThrow(UnreadableObject);
    }
  });

  it.each([0, 1, 8, 9, 12, 29, 37])('is refused when cut to %i bytes', async (length) => {
    const { bytes, contentType } = inner.objects.get('evidence/1')!;
    inner.objects.set('evidence/1', { bytes: bytes.subarray(0, length), contentType });
    await expect(store.get('evidence/1')).rejects.toThrow(UnreadableObject);
  });
});
