import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { PROJECT } from './project-with-violations.js';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions: object;
  readonly concurrency: { readonly group: string };
  readonly jobs: Readonly<Record<string, { readonly 'timeout-minutes': number; readonly steps: Step[] }>>;
}

const read = (path: string): unknown => parse(readFileSync(join(PROJECT, path), 'utf8'));

it('the workflow runs .ci/run with Node 20, without write permissions and within a time limit', () => {
  const { permissions, concurrency, jobs } = read('.github/workflows/ci.yml') as Workflow;
  const [job] = Object.values(jobs);
  const steps = job!.steps;
  expect(permissions).toEqual({ contents: 'read' });
  expect(concurrency.group).toContain('github.ref');
  expect(job!['timeout-minutes']).toBeLessThanOrEqual(60);
  expect(steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))?.with).toMatchObject({
    'node-version': 20,
  });
  expect(steps.map(({ run }) => run).filter(Boolean)).toEqual(['.ci/run']);
  expect(statSync(join(PROJECT, '.ci/run')).mode & 0o111).not.toBe(0);
  for (const { uses } of steps) expect(uses ?? '@v1').toMatch(/@(v\d+|[0-9a-f]{40})$/);
});

it.each(globSync('.github/ISSUE_TEMPLATE/!(config).yml', { cwd: PROJECT }))(
  '%s has a name, a description and required fields',
  (path) => {
    const form = read(path) as { name: string; description: string; body: { validations?: object }[] };
    expect(form.name).toBeTruthy();
    expect(form.description).toBeTruthy();
    expect(form.body.filter(({ validations }) => validations).length).toBeGreaterThan(0);
  },
);
