import { type VapidKeys, vapidKeysOf } from '../../adapters/push/vapid-keys.js';
import type { Config } from './config.js';
import { prepareDataDir } from './data-dir.js';
import { readOrCreateSecret } from './secret-file.js';

/** The keys of the settings, or those in DATA_DIR, which the first call creates. */
export async function vapidKeysFor({ vapidKeys, dataDir }: Config): Promise<VapidKeys> {
  if (vapidKeys) return vapidKeys;
  await prepareDataDir(dataDir);
  return vapidKeysOf(Buffer.from(await readOrCreateSecret(dataDir, 'VAPID_PRIVATE_KEY'), 'hex'));
}
