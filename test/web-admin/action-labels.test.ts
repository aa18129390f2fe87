import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTION_CHOICES, actionLabel } from '../../web-admin/src/shared/audit-log/action-labels.js';

const USE_CASES = join(import.meta.dirname, '..', '..', 'src', 'application');
const ACTION =
  /'((?:staff|verification|report|user|meetup|match|matching|job|list|community|appearance)\.[a-z_]+)'/g;

/** The audit log actions of all use cases, parsed from string literals in the source. */
const written = readdirSync(USE_CASES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .flatMap((entry) => {
    const source = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    return source.includes('action') ? [...source.matchAll(ACTION)].map(([, action]) => action!) : [];
  });

it('every action in the audit log has a label', () => {
  expect(written.length).toBeGreaterThan(10);
  const known = new Set(ACTION_CHOICES.map(({ id }) => id));
  expect([...new Set(written)].filter((action) => !known.has(action))).toEqual([]);
});

it('an unknown action falls back to its code as words', () => {
  expect(actionLabel('match.turned_over')).toBe('match turned over');
});
