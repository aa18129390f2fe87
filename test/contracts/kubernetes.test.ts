import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import { PING_EVERY_MS } from '../../src/adapters/websocket/gateway.js';
import { EVIDENCE_BYTES_LIMIT } from '../../src/application/trust-score/evidence-errors.js';
import { KNOWN_SETTINGS, loadConfig } from '../../src/infrastructure/config/config.js';
import { Metrics } from '../../src/infrastructure/observe/metrics.js';

const folder = new URL('../../deploy/kubernetes/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

type Labels = Readonly<Record<string, string>>;

interface Container {
  readonly command?: string[];
  readonly image: string;
  readonly env?: Array<{ name: string; value?: string; valueFrom?: unknown }>;
  readonly envFrom: Array<{ configMapRef?: { name: string }; secretRef?: { name: string } }>;
  readonly ports?: Array<{ name: string; containerPort: number }>;
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly lifecycle?: { preStop: { sleep: { seconds: number } } };
  readonly resources: { requests: object; limits: object };
  readonly securityContext: object;
  readonly volumeMounts: Array<{ name: string; mountPath: string }>;
}

interface Probe {
  readonly httpGet: { path: string; port: string };
}

interface Pod {
  readonly metadata: { labels: Labels };
  readonly spec: {
    containers: [Container];
    securityContext: object;
    terminationGracePeriodSeconds?: number;
    topologySpreadConstraints?: Array<{ labelSelector: { matchLabels: Labels } }>;
    volumes: Array<{ name: string; emptyDir: object }>;
    serviceAccountName: string;
  };
}

interface Kustomization {
  readonly resources: string[];
  readonly configMapGenerator: Array<{
    name: string;
    behavior?: string;
    envs?: string[];
    literals?: string[];
  }>;
  readonly images?: Array<{ name: string; newTag: string }>;
  readonly patches?: Array<{
    target: { group: string; version: string; kind: string; name: string };
    patch: string;
  }>;
}

interface Any {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { name: string; annotations?: Labels };
  readonly spec: Record<string, unknown>;
}

const files = globSync('*.yaml', { cwd: fileURLToPath(new URL('base/', folder)) }).filter(
  (file) => file !== 'kustomization.yaml',
);
const base = files.flatMap((file) =>
  parseAllDocuments(read(`base/${file}`)).map((document) => document.toJS() as Any),
);
const kustomization = parse(read('base/kustomization.yaml')) as Kustomization;
const overlay = parse(read('overlays/production/kustomization.yaml')) as Kustomization;
const one = (kind: string, name: string): Any =>
  base.find((each) => each.kind === kind && each.metadata.name === name)!;

const pods = new Map(
  base
    .filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
    .map(({ metadata, spec }) => [metadata.name, (spec as unknown as { template: Pod }).template]),
);
const containerOf = (name: string): Container => pods.get(name)!.spec.containers[0];
const SERVERS = ['web', 'worker'];

/** The settings of a `.env` file. */
const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
const settings = settingsIn(read('base/settings.env'));
const secrets = settingsIn(read('secrets.example.env'));

const matches = (selector: Labels, labels: Labels): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);
const podsOf = (selector: Labels): string[] =>
  [...pods].filter(([, { metadata }]) => matches(selector, metadata.labels)).map(([name]) => name);

describe('the kustomizations', () => {
  test('list every manifest and nothing else', () => {
    expect([...kustomization.resources].sort()).toEqual([...files].sort());
    for (const path of overlay.resources)
      expect(existsSync(new URL(`${path}/kustomization.yaml`, new URL('overlays/production/', folder)))).toBe(
        true,
      );
    expect(globSync('**/kustomization.yaml', { cwd: fileURLToPath(folder) })).toHaveLength(2);
  });

  test('change images, settings and objects that exist, and no image by a moving tag', () => {
    const images = new Set([...pods.values()].map(({ spec }) => spec.containers[0].image));
    expect(overlay.images!.map(({ name }) => name)).toEqual([...images]);
    for (const { newTag } of overlay.images!) expect(newTag).toMatch(/^(?!latest)[\w.-]*\d/);
    const generated = kustomization.configMapGenerator.map(({ name }) => name);
    for (const { name, behavior } of overlay.configMapGenerator)
      expect([generated.includes(name), behavior]).toEqual([true, 'merge']);
    for (const { target, patch } of overlay.patches!) {
      const patched = one(target.kind, target.name);
      expect(patched.apiVersion).toBe(`${target.group}/${target.version}`);
      for (const { op, path } of parse(patch) as Array<{ op: string; path: string }>) {
        const steps = path.split('/').slice(1);
        const value = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], patched);
        expect([op, path, value === undefined]).toEqual(['replace', path, false]);
      }
    }
  });
});

describe('the settings', () => {
  test('are known ones, in the base, in the overlay, in the Secret and of the containers', () => {
    const literals = overlay.configMapGenerator.flatMap(({ literals: given = [] }) => given);
    const own = [...pods.values()].flatMap(({ spec }) => spec.containers[0].env ?? []);
    const names = [
      ...Object.keys({ ...settings, ...secrets, ...settingsIn(literals.join('\n')) }),
      ...own.map(({ name }) => name),
    ];
    expect(names.filter((name) => !(KNOWN_SETTINGS as readonly string[]).includes(name))).toEqual([]);
  });

  test('have no value in the Secret, and no secret outside of it', () => {
    expect(Object.values(secrets).filter(Boolean)).toEqual([]);
    expect(Object.keys(settings).filter((name) => name in secrets)).toEqual([]);
    expect(base.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  });

  test.each([...pods.keys()])('let %s start in production', (name) => {
    const { env = [], envFrom } = containerOf(name);
    expect(envFrom).toEqual([
      { configMapRef: { name: kustomization.configMapGenerator[0]!.name } },
      { secretRef: { name: 'tablemates-secrets' } },
    ]);
    const config = loadConfig({
      ...settings,
      DATABASE_URL: 'postgres://pooler/tablemates',
      SMTP_URL: 'smtps://mail',
      SESSION_SECRET: 'k7Qm2ZrX9sTfB4wL',
      FILES_KEY: 'p3Yc8VnD1hGjE6uK',
      BACKUP_KEY: 'w5Lp8QzT2vNc7RjXw5Lp8QzT2vNc7RjX',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      ...Object.fromEntries(env.map(({ name: setting, value }) => [setting, value])),
    });
    const roles = SERVERS.includes(name) ? name : 'all';
    expect(config).toMatchObject({ production: true, roles, dataDir: '/data', trustedProxies: 1 });
    expect(config.s3).toBeDefined();
    const { ports } = containerOf(name);
    if (ports) expect(ports.map(({ containerPort }) => containerPort)).toEqual([config.port]);
  });
});

describe('every selector matches the pods it is meant for', () => {
  test.each([
    ['Deployment', 'web', ['web']],
    ['Deployment', 'worker', ['worker']],
    ['Service', 'web', ['web']],
    ['PodDisruptionBudget', 'web', ['web']],
    ['PodDisruptionBudget', 'worker', ['worker']],
    ['NetworkPolicy', 'web', ['web']],
    ['NetworkPolicy', 'tablemates', ['migrate', 'web', 'worker']],
  ])('of %s %s', (kind, name, expected) => {
    const spec = one(kind, name).spec as { selector?: unknown; podSelector?: { matchLabels: Labels } };
    const selector = spec.podSelector?.matchLabels ?? (spec.selector as { matchLabels?: Labels });
    const labels = (selector as { matchLabels?: Labels }).matchLabels ?? (selector as Labels);
    expect(podsOf(labels).sort()).toEqual(expected);
  });

  test('of the spread over machines', () => {
    for (const name of SERVERS)
      for (const { labelSelector } of pods.get(name)!.spec.topologySpreadConstraints!)
        expect(podsOf(labelSelector.matchLabels)).toEqual([name]);
  });
});

describe('references by name', () => {
  test('of ports, of the service, of the scaled Deployment and of the account lead to what exists', () => {
    const service = one('Service', 'web').spec as { ports: Array<{ name: string; targetPort: string }> };
    expect(service.ports.map(({ targetPort }) => targetPort)).toEqual(
      containerOf('web').ports!.map(({ name }) => name),
    );
    const ingress = JSON.stringify(one('Ingress', 'web').spec);
    expect(ingress).toContain('"service":{"name":"web","port":{"name":"http"}}');
    expect(service.ports[0]!.name).toBe('http');
    const { scaleTargetRef } = one('HorizontalPodAutoscaler', 'web').spec as {
      scaleTargetRef: { kind: string; name: string };
    };
    expect(one(scaleTargetRef.kind, scaleTargetRef.name)).toBeDefined();
    for (const { spec } of pods.values()) {
      expect(one('ServiceAccount', spec.serviceAccountName)).toBeDefined();
      const mounted = spec.containers[0].volumeMounts.map(({ name }) => name);
      expect(mounted).toEqual(spec.volumes.map(({ name }) => name));
    }
  });

  test('of the metric that scales web processes lead to a metric of the product', async () => {
    const { metrics } = one('HorizontalPodAutoscaler', 'web').spec as {
      metrics: Array<{ pods?: { metric: { name: string } } }>;
    };
    const { body } = await new Metrics(
      () => 0,
      async () => 0,
    ).text();
    expect(body).toContain(`\n${metrics[0]!.pods!.metric.name} 0`);
  });

  test('of the job migrate lead to a program that is built', () => {
    expect(containerOf('migrate').command).toEqual(['node', 'dist/infrastructure/cli/migrate.js']);
    const bundled = readFileSync(new URL('../../scripts/rolldown.config.mjs', folder), 'utf8');
    expect(bundled).toContain(`'infrastructure/cli/migrate':`);
  });
});

describe('the pods', () => {
  test.each(SERVERS)('of %s are probed at paths of the product', (name) => {
    const { startupProbe, readinessProbe, livenessProbe } = containerOf(name);
    expect([startupProbe, readinessProbe, livenessProbe].map((probe) => probe!.httpGet)).toEqual([
      { path: '/healthz', port: 'http' },
      { path: '/readyz', port: 'http' },
      { path: '/healthz', port: 'http' },
    ]);
    const source = readFileSync(new URL('../../src/infrastructure/http/probes.ts', folder), 'utf8');
    for (const path of ['/healthz', '/readyz', '/metrics']) expect(source).toContain(`router.get('${path}'`);
  });

  test('run without root and without rights, on a file system that they cannot change', () => {
    for (const { spec } of pods.values()) {
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(spec.containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(spec.containers[0].resources).toMatchObject({
        requests: { cpu: expect.anything(), memory: expect.anything() },
        limits: { memory: expect.anything() },
      });
      const writable = spec.containers[0].volumeMounts.map(({ mountPath }) => mountPath);
      expect(writable).toEqual([settings.DATA_DIR, '/tmp']);
    }
  });

  test.each(SERVERS)('of %s have longer to stop than a process takes', (name) => {
    const { terminationGracePeriodSeconds, containers } = pods.get(name)!.spec;
    const main = readFileSync(new URL('../../src/infrastructure/main.ts', folder), 'utf8');
    const stopMs = Number(/SHUTDOWN_TIMEOUT_MS = ([\d_]+)/.exec(main)![1]!.replaceAll('_', ''));
    const before = containers[0].lifecycle?.preStop.sleep.seconds ?? 0;
    expect(terminationGracePeriodSeconds! - before).toBeGreaterThan(stopMs / 1000);
  });
});

test('the ingress has timeouts of more than two pings, and takes the largest upload', () => {
  const annotation = (name: string) =>
    Number.parseInt(one('Ingress', 'web').metadata.annotations![`nginx.ingress.kubernetes.io/${name}`]!, 10);
  expect(annotation('proxy-read-timeout') * 1000).toBeGreaterThan(2 * PING_EVERY_MS);
  expect(annotation('proxy-send-timeout') * 1000).toBeGreaterThan(2 * PING_EVERY_MS);
  expect(annotation('proxy-body-size') * 1024 * 1024).toBeGreaterThan(EVIDENCE_BYTES_LIMIT);
});
