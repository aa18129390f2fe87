import { LogoFiles, REMOVE_LOGO_FILE } from '../../../src/application/appearance/logo-files.js';
import { ReplaceLogo } from '../../../src/application/appearance/replace-logo.js';
import { UploadUnderWay } from '../../../src/application/shared/one-upload-at-a-time.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { AppearanceChanged } from '../../../src/domain/server-and-browser/appearance/appearance-errors.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryAppearances, plainLogoPictures } from '../../support/fakes/in-memory-appearances.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';

const ADMIN = 7;
let appearances: InMemoryAppearances;
let store: InMemoryObjectStore;
let jobs: RecordingJobs;
let auditLog: RecordingAuditLog;
let replace: ReplaceLogo;

beforeEach(() => {
  appearances = new InMemoryAppearances();
  store = new InMemoryObjectStore();
  jobs = new RecordingJobs();
  auditLog = new RecordingAuditLog();
  replace = new ReplaceLogo(
    new InMemoryUnitOfWork(appearances, jobs, auditLog),
    appearances,
    new LogoFiles(plainLogoPictures, store, jobs, new ScriptedChance()),
    jobs,
    auditLog,
    new InMemoryRateLimiter(new FixedClock()),
  );
});

const upload = (text: string, version: number, actorId = ADMIN) =>
  replace.execute({ actorId, version, readFile: async () => Buffer.from(text) });

it('an uploaded logo is stored and audited', async () => {
  await upload('crest', 0);
  const { logo, version } = await appearances.find();
  expect([version, logo]).toMatchObject([1, { digest: 'crest', width: 320, height: 80 }]);
  expect(store.objects.get(logo!.key)).toMatchObject({ contentType: 'image/webp' });
  expect(auditLog.lines).toEqual([
    { actorId: ADMIN, action: 'appearance.logo_replaced', target: null, details: { width: 320, height: 80 } },
  ]);
});

it('the file of the logo before is deleted by a job after the commit', async () => {
  await upload('crest', 0);
  const { key } = (await appearances.find()).logo!;
  jobs.take(REMOVE_LOGO_FILE);
  await upload('seal', 1);
  expect(jobs.named(REMOVE_LOGO_FILE)).toContainEqual({ key });
});

describe('an admin who saw an older version', () => {
  it('is refused before the file is read', async () => {
    await upload('crest', 0);
    const readFile = () => Promise.reject(new Error('read'));
    await expect(replace.execute({ actorId: ADMIN, version: 0, readFile })).rejects.toThrow(
      AppearanceChanged,
    );
  });

  it('because another one was faster leaves no file behind', async () => {
    const both = await Promise.allSettled([upload('crest', 0, 7), upload('seal', 0, 8)]);
    expect(both).toMatchObject([{ status: 'fulfilled' }, { reason: new AppearanceChanged() }]);
    expect([...store.objects.keys()]).toEqual([(await appearances.find()).logo!.key]);
    expect(auditLog.actions).toEqual(['appearance.logo_replaced']);
  });
});

it('one admin uploads one file at a time, and at most twenty an hour', async () => {
  const both = await Promise.allSettled([upload('crest', 0), upload('seal', 0)]);
  expect(both).toMatchObject([{ status: 'fulfilled' }, { reason: new UploadUnderWay() }]);
  for (let version = 1; version < 20; version++) await upload('crest', version);
  await expect(upload('crest', 20)).rejects.toThrow(TooManyAttempts);
});
