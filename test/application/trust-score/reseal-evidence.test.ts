import { UnreadableObject } from '../../../src/application/shared/unreadable-object.js';
import { EvidenceFiles } from '../../../src/application/trust-score/evidence-files.js';
import { ResealEvidence } from '../../../src/application/trust-score/reseal-evidence.js';
import { anyFile } from '../../support/fakes/in-memory-trust-score.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { aTrustDesk } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
beforeEach(() => {
  desk = aTrustDesk();
});

const reseal = (sealed: (key: string) => Promise<boolean | null>) =>
  new ResealEvidence(
    desk.reviews,
    { reseal: sealed },
    new EvidenceFiles(anyFile, desk.store, desk.jobs, new ScriptedChance()),
    desk.clock,
  ).execute();

describe('resealing the evidence', () => {
  it('counts pages by result, and continues after a damaged one', async () => {
    for (const name of ['ada', 'ben', 'cleo', 'dana']) await desk.handsIn(await desk.joins(name));
    const results = [true, false, null];
    const counts = await reseal(async () => {
      if (results.length === 0) throw new UnreadableObject();
      return results.shift()!;
    });
    expect(counts).toEqual({ resealed: 1, alreadyCurrent: 1, unreadable: 2 });
  });

  it('reads all reviews with a file, in batches', async () => {
    for (let users = 0; users < 51; users++) await desk.handsIn(await desk.joins(`user-${users}`));
    const counts = await reseal(async () => true);
    expect(counts).toEqual({ resealed: 51, alreadyCurrent: 0, unreadable: 0 });
  });

  it('removes a file that was erased at the same time', async () => {
    const ada = await desk.joins('ada');
    await desk.handsIn(ada);
    const [[key, file]] = [...desk.store.objects] as [[string, { bytes: Uint8Array; contentType: string }]];
    await reseal(async () => {
      await desk.withdraws(ada);
      await desk.runJobs();
      await desk.store.put(key, file.bytes, file.contentType);
      return true;
    });
    expect(desk.store.objects.size).toBe(0);
  });
});
