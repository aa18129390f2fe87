import { ChangePalette } from '../../../src/application/appearance/change-palette.js';
import { AppearanceChanged } from '../../../src/domain/server-and-browser/appearance/appearance-errors.js';
import { InMemoryAppearances } from '../../support/fakes/in-memory-appearances.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';

const ADMIN = 7;
let appearances: InMemoryAppearances;
let auditLog: RecordingAuditLog;
let change: ChangePalette;

beforeEach(() => {
  appearances = new InMemoryAppearances();
  auditLog = new RecordingAuditLog();
  change = new ChangePalette(new InMemoryUnitOfWork(appearances, auditLog), appearances, auditLog);
});

it('the chosen palette is stored, and the audit log has it with who chose it', async () => {
  await change.execute({ actorId: ADMIN, palette: 'navy', version: 0 });
  expect(await appearances.find()).toMatchObject({ palette: 'navy', version: 1 });
  expect(auditLog.lines).toEqual([
    { actorId: ADMIN, action: 'appearance.palette_changed', target: null, details: { palette: 'navy' } },
  ]);
});

it('of two admins who change it at the same time, the second one learns of the first', async () => {
  const both = await Promise.allSettled(
    (['navy', 'plum'] as const).map((palette) => change.execute({ actorId: ADMIN, palette, version: 0 })),
  );
  expect(both).toMatchObject([{ status: 'fulfilled' }, { reason: new AppearanceChanged() }]);
  expect(await appearances.find()).toMatchObject({ palette: 'navy' });
  expect(auditLog.lines).toHaveLength(1);
});
