import { EvidenceFiles, keysOfPages } from '../../../src/application/trust-score/evidence-files.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

const PAGES = [Uint8Array.of(1), Uint8Array.of(2)];

function someFiles() {
  const store = new InMemoryObjectStore();
  const jobs = new RecordingJobs();
  const reader = { read: async () => ({ pages: PAGES, contentType: 'image/webp' }) };
  return { store, jobs, files: new EvidenceFiles(reader, store, jobs, new ScriptedChance()) };
}

describe('an evidence file', () => {
  it('is stored page by page, under keys that contain nothing about the user', async () => {
    const { store, files } = someFiles();
    const evidence = await files.add('id', Uint8Array.of(9));
    expect(evidence).toMatchObject({ contentType: 'image/webp', pageCount: 2 });
    expect(evidence.key).toMatch(/^evidence\/\w{24}$/);
    expect([...store.objects.keys()]).toEqual(keysOfPages(evidence));
    expect(await files.read(evidence, 2)).toEqual({ bytes: PAGES[1], contentType: 'image/webp' });
    expect(await files.read(evidence, 3)).toBeNull();
  });

  it('is checked by a job an hour later, which is queued before the first page is stored', async () => {
    const { store, jobs, files } = someFiles();
    store.put = () => Promise.reject(new Error('the store failed'));
    await expect(files.add('id', Uint8Array.of(9))).rejects.toThrow('the store failed');
    expect(jobs.waiting).toMatchObject([{ name: 'remove-stray-file', options: { delaySeconds: 3600 } }]);
  });

  it('is removed with all of its pages, more than once', async () => {
    const { store, files } = someFiles();
    const { key } = await files.add('id', Uint8Array.of(9));
    for (let calls = 0; calls < 2; calls++) await files.remove(key);
    expect(store.objects.size).toBe(0);
  });
});
