import { OPENED } from '../../src/infrastructure/compose/tokens.js';
import { AuthenticatorCodes } from '../../src/adapters/auth/authenticator-codes.js';
import { EncryptedObjectStore } from '../../src/adapters/storage/encrypted-object-store.js';
import { loadConfig } from '../../src/infrastructure/config/config.js';
import { runBuilt } from '../support/built-command.js';
import { InMemoryObjectStore } from '../support/fakes/in-memory-object-store.js';
import { submitId } from '../support/http/an-upload.js';
import { aStaffMember } from '../support/http/a-staff-member.js';
import { aProduct } from '../support/http/test-product.js';

const SESSION_SECRET = 'f3b1c0de5ac4e8d7b6a59483';
const [FIRST_KEY, SECOND_KEY] = ['0a1b2c3d4e5f60718293a4b5', 'b5a493827160f5e4d3c2b1a0'];
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tables.example.org',
  SESSION_SECRET,
  DATABASE_URL: 'postgres://app:5f6e7d8c@db/tablemates',
  SMTP_URL: 'smtp://mail:1025',
  TRUST_PROXY: '1',
};

describe('a leaked session secret', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['FILES_KEY is not set', {}, /^FILES_KEY must be set in production\.$/],
    [
      'it is the same as FILES_KEY',
      { FILES_KEY: SESSION_SECRET },
      /^FILES_KEY must not be the same as SESSION_SECRET/,
    ],
    [
      'FILES_KEY is a published value',
      { FILES_KEY: 'development-only-files-key' },
      /^FILES_KEY holds a published value/,
    ],
    [
      'a previous key is too short',
      { FILES_KEY: FIRST_KEY, FILES_KEYS_OLD: `${SECOND_KEY},short` },
      /^FILES_KEYS_OLD must be at most 8 keys/,
    ],
  ])('decrypts no file, because production does not start if %s', (_where, settings, refusal) => {
    expect(() => loadConfig({ ...PRODUCTION, ...settings })).toThrow(refusal);
    expect(loadConfig({ ...PRODUCTION, FILES_KEY: FIRST_KEY })).toMatchObject({ filesKey: FIRST_KEY });
  });

  it('decrypts nothing that was encrypted after FILES_KEY was set', async () => {
    const store = new InMemoryObjectStore();
    const keys = { current: FIRST_KEY, earlier: [] };
    await new EncryptedObjectStore(store, keys).put('evidence/1', Buffer.from('an ID'), 'image/webp');
    const leaked = { current: SESSION_SECRET, earlier: [] };
    await expect(new EncryptedObjectStore(store, leaked).get('evidence/1')).rejects.toThrow('decrypted');
  });
});

describe('a leaked FILES_KEY', () => {
  const store = new InMemoryObjectStore();
  const before = { current: FIRST_KEY, earlier: [] };
  const changed = { current: SECOND_KEY, earlier: [FIRST_KEY] };
  const after = { current: SECOND_KEY, earlier: [] };

  it('can be replaced while old files stay readable, and decrypts nothing after the reseal', async () => {
    await new EncryptedObjectStore(store, before).put('evidence/1', Buffer.from('an ID'), 'image/webp');
    await expect(new EncryptedObjectStore(store, after).get('evidence/1')).rejects.toThrow('decrypted');
    const both = new EncryptedObjectStore(store, changed);
    const stored = { bytes: Buffer.from('an ID'), contentType: 'image/webp' };
    expect(await both.get('evidence/1')).toEqual(stored);
    expect([await both.reseal('evidence/1'), await both.reseal('evidence/1')]).toEqual([true, false]);
    expect(await new EncryptedObjectStore(store, after).get('evidence/1')).toEqual(stored);
    await expect(new EncryptedObjectStore(store, before).get('evidence/1')).rejects.toThrow('decrypted');
  });

  it('can be replaced for second factors too, without new enrollment', () => {
    const { sealed } = new AuthenticatorCodes(before, 'Tablemates').newSecret(7, 'ada@example.org');
    expect(new AuthenticatorCodes(after, 'Tablemates').reseal(7, sealed)).toBeNull();
    const both = new AuthenticatorCodes(changed, 'Tablemates');
    const resealed = both.reseal(7, sealed)!;
    expect([resealed === sealed, both.reseal(7, resealed)]).toEqual([false, null]);
  });
});

describe('a server with a key to replace', () => {
  const product = aProduct({ env: { FILES_KEY: FIRST_KEY } });

  it('encrypts every file with the new key by one command', async () => {
    const { container } = product.server;
    const store = container.get(OPENED).objectStore;
    for (const person of [await product.person().signUp(), await product.person().signUp()])
      expect((await submitId(person)).status).toBe(200);
    const { rows } = await product.query<{ id: number; key: string }>(
      'select id, file_key as key from verification_reviews order by id',
    );
    const maya = await aStaffMember(product, 'moderator');
    for (const { id } of rows) {
      await maya.expect('POST', `/api/admin/verifications/${id}/claim`, 200);
      await maya.expect('GET', `/api/admin/verifications/${id}/file`, 200);
    }
    const headers = async () =>
      Promise.all(rows.map(async ({ key }) => Buffer.from((await store.get(key))!.bytes.subarray(0, 9))));
    const sealed = await headers();
    expect(sealed[0]!.equals(sealed[1]!)).toBe(true);

    const reseal = () =>
      runBuilt('reseal', [], {
        DATABASE_URL: product.databaseUrl,
        DATA_DIR: container.get(OPENED).config.dataDir,
        SESSION_SECRET: 'a secret of the tests',
        FILES_KEY: SECOND_KEY,
        FILES_KEYS_OLD: FIRST_KEY,
      });
    expect((await reseal()).stdout).toContain('Pages of files: 2 resealed, 0 already current, 0 unreadable.');
    const resealed = await headers();
    expect([resealed[0]!.equals(resealed[1]!), resealed[0]!.equals(sealed[0]!)]).toEqual([true, false]);
    expect((await reseal()).stdout).toContain('Pages of files: 0 resealed, 2 already current, 0 unreadable.');
  });
});
