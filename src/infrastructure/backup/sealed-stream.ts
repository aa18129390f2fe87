import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, type Identity } from 'age-encryption';
import { BackupRefused } from './backup-refused.js';

/** 2^15: 32 MiB. The key is random, so that a slower derivation would add nothing. */
const SCRYPT_WORK_FACTOR = 15;

/** Asked before the key is derived, whose cost a file names itself: 2^20 would take a gigabyte. */
const NO_GREAT_WORK: Identity = {
  unwrapFileKey: (stanzas) => {
    if (
      stanzas.some(({ args: [kind, , factor] }) => kind === 'scrypt' && Number(factor) > SCRYPT_WORK_FACTOR)
    )
      throw new BackupRefused(
        'The beginning of this backup asks for more work than this product does: it is none of its backups.',
      );
    return null;
  },
};

/**
 * Compresses and encrypts in the format of age, which authenticates every 64 KiB and the end. See ADR 41.
 * @param workFactor the binary logarithm of the cost of the key derivation, which a backup names in its first bytes
 */
export async function sealed(
  content: Readable,
  key: string,
  workFactor = SCRYPT_WORK_FACTOR,
): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  encrypter.setScryptWorkFactor(workFactor);
  const gzip = createGzip();
  // An error reaches the reader through the destroyed stream.
  pipeline(content, gzip).catch(() => undefined);
  const stream = await encrypter.encrypt(Readable.toWeb(gzip) as ReadableStream<Uint8Array<ArrayBuffer>>);
  const result = Readable.fromWeb(stream as ReadableStream);
  // Without a listener, a place that fails before it reads would end the process.
  result.on('error', () => undefined);
  return result;
}

/** @throws BackupRefused if the key is wrong or the beginning is no backup; the stream fails for later damage */
export async function opened(content: Readable, key: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(NO_GREAT_WORK);
  decrypter.addPassphrase(key);
  const stream = await decrypter
    .decrypt(Readable.toWeb(content) as ReadableStream<Uint8Array<ArrayBuffer>>)
    .catch((cause: unknown) => {
      content.destroy();
      const { code, syscall } = cause as NodeJS.ErrnoException;
      if (cause instanceof BackupRefused) throw cause;
      if (syscall !== undefined) throw new BackupRefused(`The backup cannot be read (${code}).`, { cause });
      throw new BackupRefused('BACKUP_KEY does not open this backup, or its beginning is damaged.', {
        cause,
      });
    });
  const gunzip = createGunzip();
  pipeline(Readable.fromWeb(stream as ReadableStream), gunzip).catch(() => undefined);
  return gunzip;
}
