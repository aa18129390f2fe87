import { beforeEach, expect, it } from '@jest/globals';
import { ChangeAccentColor } from '../../../src/application/appearance/change-accent-color.js';
import {
  AccentColorTooFaint,
  AppearanceChanged,
} from '../../../src/domain/server-and-browser/appearance/appearance-errors.js';
import { InMemoryAppearances } from '../../support/fakes/in-memory-appearances.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';

const ADMIN = 7;
let appearances: InMemoryAppearances;
let auditLog: RecordingAuditLog;
let change: ChangeAccentColor;

beforeEach(() => {
  appearances = new InMemoryAppearances();
  auditLog = new RecordingAuditLog();
  change = new ChangeAccentColor(new InMemoryUnitOfWork(appearances, auditLog), appearances, auditLog);
});

it('the chosen color is stored, and the audit log has it with who chose it', async () => {
  await change.execute({ actorId: ADMIN, accentColor: '#1A3A8F', version: 0 });
  expect(await appearances.find()).toMatchObject({ accentColor: '#1a3a8f', version: 1 });
  expect(auditLog.lines).toEqual([
    {
      actorId: ADMIN,
      action: 'appearance.color_changed',
      target: null,
      details: { accentColor: '#1a3a8f' },
    },
  ]);
});

it('the color of the product comes back, and the audit log says so', async () => {
  await change.execute({ actorId: ADMIN, accentColor: '#1a3a8f', version: 0 });
  await change.execute({ actorId: ADMIN, accentColor: null, version: 1 });
  expect(await appearances.find()).toMatchObject({ accentColor: null, version: 2 });
  expect(auditLog.actions).toEqual(['appearance.color_changed', 'appearance.color_reset']);
});

it('of two admins who change it at the same time, the second one learns of the first', async () => {
  const both = await Promise.allSettled(
    ['#1a3a8f', '#0b6e4f'].map((accentColor) => change.execute({ actorId: ADMIN, accentColor, version: 0 })),
  );
  expect(both).toMatchObject([{ status: 'fulfilled' }, { reason: new AppearanceChanged() }]);
  expect(await appearances.find()).toMatchObject({ accentColor: '#1a3a8f' });
});

it('a refused color leaves no line in the audit log', async () => {
  await expect(change.execute({ actorId: ADMIN, accentColor: '#ffd400', version: 0 })).rejects.toThrow(
    AccentColorTooFaint,
  );
  expect(auditLog.lines).toEqual([]);
});
