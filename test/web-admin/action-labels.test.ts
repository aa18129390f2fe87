import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTION_CHOICES, actionLabel } from '../../web-admin/src/features/audit-log/action-labels.js';

const USE_CASES = join(import.meta.dirname, '..', '..', 'src', 'application');
const ACTION = /'((?:staff|verification|report|user|meetup|match|matching)\.[a-z_]+)'/g;

/** Every action that a use case writes by its whole name. */
const written = readdirSync(USE_CASES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .flatMap((entry) => {
    const source = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    return source.includes('action') ? [...source.matchAll(ACTION)].map(([, action]) => action!) : [];
  });

it('whatever staff do is said in plain words', () => {
  expect(written.length).toBeGreaterThan(10);
  const known = new Set(ACTION_CHOICES.map(({ id }) => id));
  expect([...new Set(written)].filter((action) => !known.has(action))).toEqual([]);
});

it('an action of tomorrow can be read, too', () => {
  expect(actionLabel('match.turned_over')).toBe('match turned over');
});
