import { LogoFiles } from '../../../src/application/appearance/logo-files.js';
import { RemoveLogoFile } from '../../../src/application/appearance/remove-logo-file.js';
import { Appearance } from '../../../src/domain/server-and-browser/appearance/appearance.js';
import { InMemoryAppearances, plainLogoPictures } from '../../support/fakes/in-memory-appearances.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

it('the file of the current logo is kept, any other one is removed, however often the job runs', async () => {
  const store = new InMemoryObjectStore();
  const appearances = new InMemoryAppearances();
  const files = new LogoFiles(plainLogoPictures, store, new RecordingJobs(), new ScriptedChance());
  const job = new RemoveLogoFile(files, appearances);
  const [current, stray] = [await files.add(Buffer.from('crest')), await files.add(Buffer.from('seal'))];
  const appearance = Appearance.shipped();
  appearance.replaceLogo(current, 0);
  await appearances.save(appearance);
  for (const key of [current.key, stray.key, stray.key]) await job.execute({ key });
  expect([...store.objects.keys()]).toEqual([current.key]);
});
