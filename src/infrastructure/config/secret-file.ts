import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config-reader.js';

const SECRET_BYTES = 32;

/** Settings whose default is generated. The last one is a private key of P-256, which 32 random bytes practically always are. */
type SecretSetting = 'SESSION_SECRET' | 'FILES_KEY' | 'VAPID_PRIVATE_KEY';

/**
 * Returns the secret in `dataDir` that replaces an unset setting, and creates it on the first call: 64 hexadecimal
 * digits in a file that only its owner can read. Concurrent processes get the same secret. The folder must exist.
 * @throws ConfigError if the file has another format, because it must not be used as a key
 */
export async function readOrCreateSecret(dataDir: string, setting: SecretSetting): Promise<string> {
  const file = fileOf(dataDir, setting);
  return validated((await contentOf(file)) ?? (await makeSecret(file)), setting);
}

/** Like {@link readOrCreateSecret}, but creates nothing. @returns undefined if there is no file */
export async function readSecret(dataDir: string, setting: SecretSetting): Promise<string | undefined> {
  const secret = await contentOf(fileOf(dataDir, setting));
  return secret === undefined ? undefined : validated(secret, setting);
}

const nameOf = (setting: SecretSetting) => setting.toLowerCase().replaceAll('_', '-');

const fileOf = (dataDir: string, setting: SecretSetting) => join(dataDir, nameOf(setting));

function validated(secret: string, setting: SecretSetting): string {
  if (!/^[0-9a-f]{64}$/.test(secret)) {
    throw new ConfigError(
      setting,
      `is unset and the file ${nameOf(setting)} in DATA_DIR is damaged: delete it or set one.`,
    );
  }
  return secret;
}

async function contentOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Atomic create by hard link: the file is complete when it appears and is never overwritten, so after EEXIST the secret
 * of the other process is read.
 */
async function makeSecret(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(SECRET_BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}
