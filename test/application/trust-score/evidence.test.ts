import { keysOfPages } from '../../../src/application/trust-score/evidence-files.js';
import { UnreadableObject } from '../../../src/application/shared/unreadable-object.js';
import type { User } from '../../../src/domain/account/user.js';
import { aTrustDesk, MAYA } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

const PAGES = [Uint8Array.of(1), Uint8Array.of(2)];
const twoPages = { read: async () => ({ pages: PAGES, contentType: 'image/webp' }) };

/** Replaces the deletion of objects until it is given back. */
function deletes(instead: (key: string) => Promise<void>): () => void {
  desk.store.delete = instead;
  return () => void Reflect.deleteProperty(desk.store, 'delete');
}

async function handedInBy(user: User): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of desk.readHandedInFiles.of(user.id)) names.push(name.replace(/\d+/, 'N'));
  return names;
}

describe('the file of a review', () => {
  it('is stored page by page, under keys that contain nothing about the user, and erased as a whole', async () => {
    desk = aTrustDesk({ evidenceReader: twoPages });
    ada = await desk.joins('ada');
    await desk.handsIn(ada);
    const { evidence } = desk.newest();
    expect(evidence).toMatchObject({ key: expect.stringMatching(/^evidence\/\w{24}$/), pageCount: 2 });
    expect(desk.files()).toEqual(keysOfPages(evidence!));
    await desk.claims(MAYA);
    expect(await desk.views(MAYA, 2)).toEqual({ bytes: PAGES[1], contentType: 'image/webp' });
    await desk.withdraws(ada);
    await desk.runJobs();
    expect([desk.files(), desk.newest().evidence]).toEqual([[], null]);
  });

  it('is erased by a later run if the store fails', async () => {
    const keptTooLong = () => desk.reviews.countFilesKeptPast(new Date(desk.clock.now().getTime() + 1));
    await desk.handsIn(ada);
    await desk.withdraws(ada);
    const repair = deletes(() => Promise.reject(new Error('the store is away')));
    await expect(desk.runJobs()).rejects.toThrow('the store is away');
    repair();
    expect(await keptTooLong()).toBe(1);
    await desk.purges();
    expect([desk.files(), await keptTooLong()]).toEqual([[], 0]);
  });

  it('is given to its user with the export, while it exists and without damaged pages', async () => {
    await desk.handsIn(ada);
    expect(await handedInBy(ada)).toEqual(['files/id-N-page-1.webp']);
    expect(await handedInBy(await desk.joins('ben'))).toEqual([]);
    desk.store.get = () => Promise.reject(new UnreadableObject());
    expect(await handedInBy(ada)).toEqual([]);
    desk.clock.pass({ days: 30 });
    await desk.purges();
    expect(await handedInBy(ada)).toEqual([]);
  });
});

describe('a stray file', () => {
  it('is removed an hour after its upload unless a review has it', async () => {
    await desk.handsIn(ada);
    const repair = deletes(async () => undefined);
    desk.reviews.add = () => Promise.reject(new Error('a power cut'));
    await expect(desk.handsIn(await desk.joins('ben'))).rejects.toThrow('a power cut');
    repair();
    expect(desk.files()).toHaveLength(2);
    await desk.looksForStrays();
    expect(desk.files()).toEqual([desk.newest().evidence!.key]);
  });

  it('has its job before the first page is stored', async () => {
    desk.store.put = () => Promise.reject(new Error('the store failed'));
    await expect(desk.handsIn(ada)).rejects.toThrow('the store failed');
    expect(desk.jobs.waiting).toMatchObject([{ name: 'remove-stray-file', options: { delaySeconds: 3600 } }]);
  });
});

describe('the purge of evidence', () => {
  it('erases the file of a rejected review within 7 days', async () => {
    await desk.handsIn(ada);
    await desk.claims(MAYA);
    await desk.rejects(MAYA);
    desk.clock.pass({ days: 6, hours: 22 });
    await desk.purges();
    expect(desk.files()).toHaveLength(1);
    desk.clock.pass({ hours: 1 });
    await desk.purges();
    expect([desk.files(), desk.statuses()]).toEqual([[], ['rejected']]);
  });

  it('erases the file of an undecided review after 30 days, and withdraws the review', async () => {
    await desk.handsIn(ada);
    desk.clock.pass({ days: 29, hours: 22 });
    await desk.purges();
    expect([desk.files().length, desk.statuses()]).toEqual([1, ['submitted']]);
    desk.clock.pass({ hours: 1 });
    await desk.purges();
    expect([desk.files(), desk.statuses()]).toEqual([[], ['withdrawn']]);
    expect((await desk.now(ada)).verificationStatus).toBe('withdrawn');
    expect(desk.newest().withdrawalCause).toBe('deadline');
  });

  it('leaves a review that was handed in after the due ones were listed, and goes on with the others', async () => {
    await desk.handsIn(ada);
    await desk.handsIn(await desk.joins('bob'));
    desk.clock.pass({ days: 30 });
    const listed = await desk.reviews.withFileDue(desk.clock.now(), 10);
    await desk.withdraws(ada);
    await desk.handsIn(ada);
    desk.reviews.withFileDue = async () => listed;
    await desk.purges();
    expect([desk.statuses(), desk.files().length]).toEqual([['withdrawn', 'withdrawn', 'submitted'], 1]);
  });

  it('erases all other files where one cannot be erased', async () => {
    for (const user of [ada, await desk.joins('ben')]) await desk.handsIn(user);
    const [broken] = desk.files() as [string];
    const erase = desk.store.delete.bind(desk.store);
    deletes(async (key) => {
      if (key === broken) throw new Error('undeletable');
      await erase(key);
    });
    desk.clock.pass({ days: 30 });
    await expect(desk.purges()).rejects.toThrow('1 of what was due failed');
    expect(desk.files()).toEqual([broken]);
  });

  it('erases the file of a deleted account', async () => {
    await desk.handsIn(ada);
    desk.losesItsAccount();
    await desk.purges();
    expect(desk.files()).toEqual([]);
  });
});

describe('resealing the evidence', () => {
  it('counts pages by result, in batches, and continues after a damaged one', async () => {
    for (let users = 0; users < 51; users++) await desk.handsIn(await desk.joins(`user-${users}`));
    let page = 0;
    desk.store.reseal = async () => {
      if (++page === 3) throw new UnreadableObject();
      return page === 2 ? null : page !== 1;
    };
    expect(await desk.resealEvidence.execute()).toEqual({ resealed: 48, alreadyCurrent: 1, unreadable: 2 });
  });

  it('removes a file that was erased at the same time', async () => {
    await desk.handsIn(ada);
    const [[key, file]] = [...desk.store.objects] as [[string, { bytes: Uint8Array; contentType: string }]];
    desk.store.reseal = async () => {
      await desk.withdraws(ada);
      await desk.runJobs();
      await desk.store.put(key, file.bytes, file.contentType);
      return true;
    };
    await desk.resealEvidence.execute();
    expect(desk.files()).toEqual([]);
  });
});
