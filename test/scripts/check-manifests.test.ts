import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkManifests, readManifests } from '../../scripts/check-manifests.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manifests-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const DEPLOYMENT = `
apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec:
  replicas: 2
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec:
      containers:
        - name: web
          image: web:1
          ports: [{ name: http, containerPort: 3000 }]
          livenessProbe: { httpGet: { path: /healthz, port: http } }
`;

/** A fault by the name of its file: what is replaced by what, and the problem that is found. */
const FAULTS: ReadonlyArray<[what: string, from: string, to: string, problem: RegExp]> = [
  ['an unknown field', 'replicas:', 'replica:', /replica"' does not exist/],
  [
    'an unknown field far inside',
    'image:',
    'imagePull: x, image:'.replace(', ', '\n          '),
    /imagePull/,
  ],
  ['a field at the wrong level', 'replicas: 2', 'containers: []', /containers"' does not exist/],
  ['a wrong type', 'containerPort: 3000', 'containerPort: http', /containerPort must be integer/],
  ['a missing field', 'selector: { matchLabels: { app: web } }', '', /selector/],
  [
    'a kind of another version',
    'apiVersion: apps/v1',
    'apiVersion: apps/v2',
    /there is no Deployment in apps\/v2/,
  ],
  ['a misspelled kind', 'kind: Deployment', 'kind: Deploymnet', /there is no Deploymnet/],
];

const fileOf = (what: string): string => `${what.replaceAll(' ', '-')}.yaml`;
let problems: string[];

// All files at once, because the types of Kubernetes take most of the time.
beforeAll(async () => {
  await writeFile(join(folder, 'web.yaml'), DEPLOYMENT);
  for (const [what, from, to] of FAULTS)
    await writeFile(join(folder, fileOf(what)), DEPLOYMENT.replace(from, to));
  problems = await checkManifests(readManifests(folder));
});

test('a manifest that conforms to the schema has no problems', () => {
  expect(problems.filter((line) => !FAULTS.some(([what]) => line.startsWith(`${fileOf(what)}: `)))).toEqual(
    [],
  );
});

test.each(FAULTS)('%s is found, with the name of the file', (what, from, _to, problem) => {
  expect(DEPLOYMENT).toContain(from);
  const found = problems.filter((line) => line.startsWith(`${fileOf(what)}: `));
  expect(found.join('\n')).toMatch(problem);
});

test('a file that is no YAML is refused', async () => {
  const other = await mkdtemp(join(folder, 'no-yaml-'));
  await writeFile(join(other, 'web.yaml'), 'metadata: { name: web');
  expect(() => readManifests(other)).toThrow(/^web\.yaml: /);
});
