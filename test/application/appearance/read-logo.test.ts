import { LogoFiles } from '../../../src/application/appearance/logo-files.js';
import { ReadLogo } from '../../../src/application/appearance/read-logo.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { plainLogoPictures } from '../../support/fakes/in-memory-appearances.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

const network = '192.0.2.1';

async function anInstance() {
  const store = new InMemoryObjectStore();
  const files = new LogoFiles(plainLogoPictures, store, new RecordingJobs(), new ScriptedChance());
  const logo = await files.add(Buffer.from('crest'));
  const read = new ReadLogo(
    { read: async () => ({ palette: 'tomato', logo }) },
    files,
    new InMemoryRateLimiter(new FixedClock()),
  );
  return { store, logo, read };
}

it('the current logo is read by its digest, and no other file', async () => {
  const { store, logo, read } = await anInstance();
  expect(await read.execute({ digest: 'crest', network })).toEqual(Buffer.from('crest'));
  for (const digest of ['seal', '', logo.key]) expect(await read.execute({ digest, network })).toBeNull();
  await store.delete(logo.key);
  expect(await read.execute({ digest: 'crest', network })).toBeNull();
});

it('one network reads at most 600 times a minute', async () => {
  const { read } = await anInstance();
  for (let time = 0; time < 600; time++) await read.execute({ digest: 'seal', network });
  await expect(read.execute({ digest: 'crest', network })).rejects.toThrow(TooManyAttempts);
  expect(await read.execute({ digest: 'crest', network: '192.0.2.2' })).not.toBeNull();
});
