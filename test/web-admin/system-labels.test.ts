import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  backupStatus,
  migrationsStatus,
  oldestText,
  queueLabel,
  taskLabel,
} from '../../web-admin/src/features/system/system-labels.js';
import { problemText } from '../../web-admin/src/shared/readiness/use-readiness.js';

/** Read, because an import would check the types of the whole server in the DOM's. */
const sourceOf = (file: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', 'src', 'infrastructure', 'compose', file), 'utf8');

describe('the system page', () => {
  it('has a label for every worker pool', () => {
    const names = [...sourceOf('job-pools.ts').matchAll(/(?:name:|INNER_POOL =) '(\w+)'/g)].map(
      ([, name]) => name!,
    );
    expect(names).toEqual(expect.arrayContaining(['inner', 'mail', 'files']));
    for (const name of names) expect(queueLabel(name)).not.toBe(name);
  });

  it('says of every job that runs by the clock what it does', () => {
    const names = [...sourceOf('clock.ts').matchAll(/^ {2}'([\w-]+)':/gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => taskLabel(name) === name.replace(/-/g, ' '))).toEqual([]);
  });

  it('names a task without a label by its words', () => {
    expect([taskLabel('send-mail'), taskLabel('send-letter')]).toEqual(['Send an email', 'send letter']);
  });

  it('says how long the oldest job waits', () => {
    const queue = { name: 'mail', waiting: 1, delayed: 0, running: 0 };
    expect(oldestText({ ...queue, oldestSeconds: 7200 })).toBe('2 hours');
    expect(oldestText({ ...queue, waiting: 0, oldestSeconds: null })).toBe('–');
  });

  it('warns of migrations that are not applied', () => {
    expect(migrationsStatus({ applied: 29, pending: 0 })).toEqual({ label: '29 applied', tone: 'plain' });
    expect(migrationsStatus({ applied: 29, pending: 1 })).toEqual({
      label: '29 applied, 1 still to apply',
      tone: 'warning',
    });
  });

  it('warns of a backup that is missing, late or failed', () => {
    const now = Date.parse('2026-03-02T12:00:00Z');
    const at = (lastAt: string | null, hasFailedSince = false) =>
      backupStatus({ lastAt, hasFailedSince, error: null }, now);
    expect(at('2026-03-02T03:00:00Z')).toEqual({ label: '9 hours ago', tone: 'good' });
    expect(at('2026-02-28T03:00:00Z')).toEqual({ label: '2 days ago', tone: 'warning' });
    expect(at(null)).toEqual({ label: 'none yet', tone: 'warning' });
    expect(at('2026-03-02T03:00:00Z', true)).toEqual({ label: 'the last one failed', tone: 'bad' });
  });

  it('names the setting that mends a problem', () => {
    expect(problemText({ code: 'backupIsOff', detail: null })).toContain('BACKUP_TO');
    expect(problemText({ code: 'mailServerFails', detail: 'Error EAUTH' })).toMatch(
      /\(Error EAUTH\).*SMTP_URL/,
    );
  });
});
