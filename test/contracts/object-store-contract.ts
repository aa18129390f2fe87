import type { ObjectStore } from '../../src/application/shared/ports.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (stored: { bytes: Uint8Array } | null): string | undefined =>
  stored ? new TextDecoder().decode(stored.bytes) : undefined;

/** Contract of all object stores. `store` is called in each test. */
export function anObjectStore(store: () => ObjectStore): void {
  describe('contract of an object store', () => {
    it('returns stored bytes unchanged with their content type', async () => {
      const bytes = Uint8Array.from({ length: 100_000 }, (_, n) => n % 256);
      await store().put('pictures/1042/5f3a.webp', bytes, 'image/webp');
      const stored = await store().get('pictures/1042/5f3a.webp');
      expect(stored!.contentType).toBe('image/webp');
      expect(Buffer.compare(stored!.bytes, bytes)).toBe(0);
    });

    it('stores an empty object', async () => {
      await store().put('empty.bin', new Uint8Array(), 'application/octet-stream');
      expect((await store().get('empty.bin'))!.bytes).toHaveLength(0);
    });

    it('replaces an older object', async () => {
      await store().put('a/b.txt', bytesOf('a much longer first text'), 'text/plain');
      await store().put('a/b.txt', bytesOf('second'), 'text/html');
      const stored = await store().get('a/b.txt');
      expect(textOf(stored)).toBe('second');
      expect(stored!.contentType).toBe('text/html');
    });

    it('returns null for an unused key, and for a prefix or an extension of a used key', async () => {
      await store().put('folder/file.txt', bytesOf('x'), 'text/plain');
      expect(await store().get('never/used.txt')).toBeNull();
      expect(await store().get('folder')).toBeNull();
      expect(await store().get('folder/file.txt/deeper')).toBeNull();
    });

    it('deletes objects, and ignores unknown keys', async () => {
      await store().put('a/gone.txt', bytesOf('x'), 'text/plain');
      await store().put('a/kept.txt', bytesOf('y'), 'text/plain');
      await store().delete('a/gone.txt');
      await store().delete('a/gone.txt');
      expect(await store().get('a/gone.txt')).toBeNull();
      expect(textOf(await store().get('a/kept.txt'))).toBe('y');
    });

    it('stores many objects concurrently without mixing them up', async () => {
      const names = Array.from({ length: 20 }, (_, n) => `many/${n}.txt`);
      await Promise.all(names.map((name) => store().put(name, bytesOf(name), 'text/plain')));
      const stored = await Promise.all(names.map(async (name) => textOf(await store().get(name))));
      expect(stored).toEqual(names);
    });

    const tricks = [
      '../secret',
      'a/../../secret',
      '/etc/passwd',
      'a//b',
      '.hidden',
      'a/.b.type',
      'a\\..\\b',
      'a\0b',
      '',
    ];
    const oversized = ['x'.repeat(2_000), 'a/'.repeat(20) + 'a', 'é.txt', 'a b', 'a/b.', 'a..b'];
    it.each([...tricks, ...oversized])(
      'rejects the key %j on write, and returns null on read',
      async (key) => {
        await expect(store().put(key, bytesOf('x'), 'text/plain')).rejects.toThrow('cannot name an object');
        expect(await store().get(key)).toBeNull();
        await expect(store().delete(key)).resolves.toBeUndefined();
      },
    );
  });
}
