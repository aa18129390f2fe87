import { LogoFiles, REMOVE_LOGO_FILE } from '../../../src/application/appearance/logo-files.js';
import { plainLogoPictures } from '../../support/fakes/in-memory-appearances.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

let store: InMemoryObjectStore;
let jobs: RecordingJobs;
let files: LogoFiles;

beforeEach(() => {
  store = new InMemoryObjectStore();
  jobs = new RecordingJobs();
  files = new LogoFiles(plainLogoPictures, store, jobs, new ScriptedChance());
});

it('a stored logo can be read, and each upload has a key of its own', async () => {
  const logo = await files.add(Buffer.from('crest'));
  expect(await files.read(logo)).toEqual(Buffer.from('crest'));
  expect((await files.add(Buffer.from('crest'))).key).not.toBe(logo.key);
});

it('a job looks an hour later whether an upload became the logo', async () => {
  const { key } = await files.add(Buffer.from('crest'));
  expect(jobs.waiting).toEqual([
    { name: REMOVE_LOGO_FILE, payload: { key }, options: { delaySeconds: 3600 } },
  ]);
});

it('a missing file and a damaged one are not read', async () => {
  const logo = await files.add(Buffer.from('crest'));
  await store.put(logo.key, Buffer.from('other'), 'image/webp');
  expect(await files.read(logo)).toBeNull();
  await files.remove(logo.key);
  expect(await files.read(logo)).toBeNull();
});
