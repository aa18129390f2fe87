import { REMOVE_LOGO_FILE } from '../../../src/application/appearance/logo-files.js';
import { RemoveLogo } from '../../../src/application/appearance/remove-logo.js';
import { Appearance } from '../../../src/domain/server-and-browser/appearance/appearance.js';
import { AppearanceChanged } from '../../../src/domain/server-and-browser/appearance/appearance-errors.js';
import { InMemoryAppearances } from '../../support/fakes/in-memory-appearances.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

const LOGO = { key: 'logos/a', digest: 'ab', width: 320, height: 80, isTransparent: true };

function aConsole() {
  const appearances = new InMemoryAppearances();
  const jobs = new RecordingJobs();
  const auditLog = new RecordingAuditLog();
  const unitOfWork = new InMemoryUnitOfWork(appearances, jobs, auditLog);
  return { appearances, jobs, auditLog, remove: new RemoveLogo(unitOfWork, appearances, jobs, auditLog) };
}

it('a removed logo is gone, its file is deleted by a job, and the audit log says who did it', async () => {
  const { appearances, jobs, auditLog, remove } = aConsole();
  const appearance = Appearance.shipped();
  appearance.replaceLogo(LOGO, 0);
  await appearances.save(appearance);
  await expect(remove.execute({ actorId: 7, version: 0 })).rejects.toThrow(AppearanceChanged);
  await remove.execute({ actorId: 7, version: 1 });
  expect(await appearances.find()).toMatchObject({ logo: null, version: 2 });
  expect(jobs.named(REMOVE_LOGO_FILE)).toEqual([{ key: 'logos/a' }]);
  expect(auditLog.lines).toEqual([{ actorId: 7, action: 'appearance.logo_removed', target: null }]);
});

it('a logo that does not exist is removed without a line in the audit log', async () => {
  const { jobs, auditLog, remove } = aConsole();
  await remove.execute({ actorId: 7, version: 0 });
  expect([jobs.waiting, auditLog.lines]).toEqual([[], []]);
});
