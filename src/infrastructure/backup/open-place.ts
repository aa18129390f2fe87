import { join } from 'node:path';
import { DiskObjectStore } from '../../adapters/storage/disk-object-store.js';
import type { Config } from '../config/config.js';
import type { BackupTarget } from '../config/config-backup.js';
import type { ShutdownHooks } from '../config/shutdown-hooks.js';
import { BackupFolder } from './backup-folder.js';
import type { BackupPlace } from './backup-place.js';
import type { StoreToFill } from './restore-backup.js';
import type { BackupInput } from './take-backup.js';

export async function openPlace(to: BackupTarget, shutdownHooks: ShutdownHooks): Promise<BackupPlace> {
  if ('folder' in to) return new BackupFolder(to.folder);
  const { BackupBucket } = await import('./backup-bucket.js');
  const { bucket, prefix, account } = to;
  const { accessKeyId, secretAccessKey, region, endpoint } = account;
  const credentials = { accessKeyId, secretAccessKey };
  const place = new BackupBucket({ bucket, prefix, region, endpoint, credentials });
  shutdownHooks.add(() => place.close());
  return place;
}

/** The store of the product without decryption: encrypted files stay encrypted. */
export async function openFiles(
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
  shutdownHooks: ShutdownHooks,
): Promise<BackupInput['files'] & StoreToFill> {
  if (!s3) return new DiskObjectStore(join(dataDir, 'storage'));
  const { S3ObjectStore } = await import('../../adapters/storage/s3-object-store.js');
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = s3;
  const credentials = { accessKeyId, secretAccessKey };
  const store = new S3ObjectStore({ bucket, region, credentials, ...(endpoint && { endpoint }) });
  shutdownHooks.add(() => store.close());
  return store;
}
