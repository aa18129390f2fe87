import { execFile } from 'node:child_process';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APerson } from '../support/http/a-person.js';
import { aPhoto } from '../support/http/an-upload.js';
import { aRow, type FaultRow } from './row.js';
import { Town } from './town.js';

const run = promisify(execFile);
const ROUNDS = 5;

/** How one fault of the storage folder begins and ends. */
interface DiskFault {
  readonly name: string;
  begin(storage: string): Promise<void>;
  end(storage: string): Promise<void>;
}

const full: DiskFault = {
  name: 'disk full (a tmpfs of 512 KiB)',
  begin: async (storage) => {
    const filler = await open(join(storage, 'filler'), 'w');
    try {
      for (;;) await filler.write(new Uint8Array(4096));
    } catch {
      // No space is left.
    } finally {
      await filler.close();
    }
  },
  end: (storage) => rm(join(storage, 'filler')),
};

/** Mode bits do not stop a privileged user, so a file takes the folder's place. */
const unwritable: DiskFault = {
  name: 'storage folder unwritable',
  begin: async (storage) => {
    await rename(storage, `${storage}.away`);
    await writeFile(storage, '');
  },
  end: async (storage) => {
    await rm(storage);
    await rename(`${storage}.away`, storage);
  },
};

/** Uploads pictures before, during and after each fault of the disk. */
export async function diskFaults(): Promise<FaultRow[]> {
  const rows: FaultRow[] = [];
  const town = await Town.open();
  const storage = join(town.dataDir, 'storage');
  await mkdir(storage, { recursive: true });
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', storage]).then(
    () => true,
    () => false,
  );
  if (!isMounted) console.error('no permission to mount a tmpfs: the row of the full disk is left out');
  try {
    if (isMounted) rows.push(await pictures(town, storage, full));
  } finally {
    if (isMounted) await run('umount', [storage]);
  }
  try {
    rows.push(await pictures(town, storage, unwritable));
  } finally {
    await town.close();
    await town.database.drop();
  }
  return rows;
}

async function pictures(town: Town, storage: string, fault: DiskFault): Promise<FaultRow> {
  const row = aRow(fault.name);
  const people = await town.people(ROUNDS);
  const photo = `data:image/jpeg;base64,${(await aPhoto()).toString('base64')}`;
  for (const person of people) {
    await store(person, photo, row, 200);
    await fault.begin(storage);
    await store(person, photo, row, 503);
    await fault.end(storage);
    const began = performance.now();
    await store(person, photo, row, 200);
    row.firstAnswers.push(performance.now() - began);
    if (!(await hasPicture(person))) row.lost++;
    row.rounds++;
  }
  row.doubled += (await readdir(join(storage, '.writing'))).length;
  return row;
}

async function store(person: APerson, photo: string, row: FaultRow, wanted: number): Promise<void> {
  const { status } = await person.send('PUT', '/api/profile', { profileImageUrl: photo });
  if (status === 200) row.acknowledged++;
  if (status !== wanted) row.unexpected++;
}

async function hasPicture(person: APerson): Promise<boolean> {
  const { body } = await person.get<{ profileImageUrl: string | null }>('/api/user');
  return body.profileImageUrl !== null && (await person.get(body.profileImageUrl)).status === 200;
}
