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

async function problemsOf(text: string): Promise<string[]> {
  await writeFile(join(folder, 'web.yaml'), text);
  return checkManifests(readManifests(folder));
}

test('a manifest that conforms to the schema has no problems', async () => {
  expect(await problemsOf(DEPLOYMENT)).toEqual([]);
});

test.each([
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
])('%s is found, with the name of the file', async (_what, from, to, problem) => {
  expect(DEPLOYMENT).toContain(from);
  const problems = await problemsOf(DEPLOYMENT.replace(from, to));
  expect(problems.join('\n')).toMatch(problem);
  for (const line of problems) expect(line).toMatch(/^web\.yaml: /);
});

test('a file that is no YAML is refused', async () => {
  await expect(problemsOf('metadata: { name: web')).rejects.toThrow(/^web\.yaml: /);
});
