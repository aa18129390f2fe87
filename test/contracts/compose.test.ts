import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { PING_EVERY_MS } from '../../src/adapters/websocket/gateway.js';
import { EVIDENCE_BYTES_LIMIT } from '../../src/application/trust-score/evidence-errors.js';
import { KNOWN_SETTINGS, loadConfig } from '../../src/infrastructure/config/config.js';

const project = new URL('../../', import.meta.url);

interface Service {
  image?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  healthcheck?: { test: string[] };
  volumes?: string[];
  ports?: string[];
  profiles?: string[];
  logging?: { driver: string; options: Record<string, string> };
  configs?: { source: string; target: string }[];
  command?: string[];
  mem_limit?: string;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  configs: Record<string, { file: string }>;
}

// Docker Compose reads YAML 1.1, which has merge keys.
const compose = parse(readFileSync(new URL('docker-compose.yml', project), 'utf8'), {
  merge: true,
}) as Compose;

/** The output of `npm run -s secrets`, one setting per line. */
const SECRETS = Object.fromEntries(
  execFileSync(process.execPath, ['scripts/secrets.mjs'], { cwd: project, encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
) as Record<string, string>;

/** The inbox of the profile inbox; production has to name a mail server. */
const MAIL = { SMTP_URL: 'smtp://mailpit:1025' };

/** The environment of a service when only the new secrets, and `given`, are set. */
function environmentOf(service: Service, given: Record<string, string> = {}): Record<string, string> {
  const entries = Object.entries(service.environment ?? {});
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const filled = value.replace(/\$\{(\w+):\?.*?\}/g, (_whole, secret: string) => SECRETS[secret] ?? '');
      return [name, withDefaults(filled, given)];
    }),
  );
}

/** Replaces the innermost `${NAME:-default}` first, because a default can contain another one. */
function withDefaults(text: string, given: Record<string, string>): string {
  const next = text.replace(
    /\$\{(\w+):-([^${}]*)\}/g,
    (_whole, name: string, fallback: string) => given[name] ?? fallback,
  );
  return next === text ? text : withDefaults(next, given);
}

describe('the app service', () => {
  test('sets known settings only, and all of them except the clock offset, which production rejects', () => {
    const given = Object.keys(compose.services.app!.environment!);
    expect(given.filter((name) => !(KNOWN_SETTINGS as readonly string[]).includes(name))).toEqual([]);
    expect(KNOWN_SETTINGS.filter((name) => !given.includes(name))).toEqual(['CLOCK_OFFSET_SECONDS']);
  });

  test('starts in production with these settings and the other services', () => {
    const config = loadConfig(environmentOf(compose.services.app!, MAIL));

    expect(config).toMatchObject({ production: true, host: '0.0.0.0', dataDir: '/data', rateLimits: true });
    expect(config.map).toEqual(loadConfig({}).map);
    expect(config.s3).toBeUndefined();
    expect(config.redisUrl).toBeUndefined();
    expect(new URL(config.databaseUrl!).hostname).toBe('postgres');
    expect(Object.keys(compose.services)).toContain(new URL(config.smtpUrl!).hostname);
  });

  test('on another port has that port in its public URL, unless one is set', () => {
    const publicUrlWith = (given: Record<string, string>) =>
      loadConfig(environmentOf(compose.services.app!, { ...MAIL, ...given })).publicUrl;
    expect(publicUrlWith({})).toBe('http://localhost:3000');
    expect(publicUrlWith({ PORT: '8080' })).toBe('http://localhost:8080');
    const other = { PORT: '8080', PUBLIC_URL: 'http://tables.localhost' };
    expect(publicUrlWith(other)).toBe('http://tables.localhost');
  });

  test('has the credentials that the other services expect', () => {
    const config = loadConfig(environmentOf(compose.services.app!, MAIL));
    const postgres = environmentOf(compose.services.postgres!);
    const database = new URL(config.databaseUrl!);

    expect(database.username).toBe(postgres.POSTGRES_USER);
    expect(database.password).toBe(postgres.POSTGRES_PASSWORD);
    expect(database.pathname).toBe(`/${postgres.POSTGRES_DB}`);
  });
});

describe('the file .env.example', () => {
  const example = readFileSync(new URL('.env.example', project), 'utf8');
  const settings = Object.fromEntries(
    [...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value!]),
  );

  test('has settings of docker-compose.yml only, and no secret', () => {
    const text = readFileSync(new URL('docker-compose.yml', project), 'utf8');
    const used = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    const unused = Object.keys(settings).filter((name) => name !== 'COMPOSE_PROFILES' && !used.has(name));
    expect(unused).toEqual([]);
    expect(Object.keys(settings).filter((name) => name in SECRETS)).toEqual([]);
  });

  test('starts the app service in production behind the TLS proxy', () => {
    const config = loadConfig(environmentOf(compose.services.app!, settings));
    expect(config).toMatchObject({ production: true, publicUrl: settings.PUBLIC_URL, trustedProxies: 1 });
    expect(config.contactEmail).toBe(settings.CONTACT_EMAIL);
    expect(settings.COMPOSE_PROFILES).toBe('tls');
  });
});

describe('the profile tls', () => {
  test('has a proxy for the public address, whose upstream is the app', () => {
    const { profiles, configs, environment } = compose.services.caddy!;
    expect(profiles).toEqual(['tls']);
    const [{ source, target }] = configs as [{ source: string; target: string }];
    expect(target).toBe('/etc/caddy/Caddyfile');
    const caddyfile = readFileSync(new URL(compose.configs[source]!.file, project), 'utf8');
    const used = [...caddyfile.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name);
    expect(used.sort()).toEqual(Object.keys(environment!).sort());
    expect(environment!.UPSTREAM).toBe(`app:${compose.services.app!.ports![0]!.split(':').at(-1)}`);
    const megabytes = Number(/max_size (\d+)MB/.exec(caddyfile)![1]);
    expect(megabytes * 1_000_000).toBeGreaterThan(EVIDENCE_BYTES_LIMIT);
  });

  test('refuses a body with a declared length above the limit as the server does', () => {
    const caddyfile = readFileSync(new URL('deploy/Caddyfile', project), 'utf8');
    const tooLarge = new RegExp(/header_regexp Content-Length (\S+)/.exec(caddyfile)![1]!);
    const limit = 1_000_000 * Number(/max_size (\d+)MB/.exec(caddyfile)![1]);
    const refused = [0, EVIDENCE_BYTES_LIMIT, limit - 1, limit, limit * 2, limit * 10, limit * 1000].filter(
      (length) => tooLarge.test(String(length)),
    );
    expect(refused).toEqual([limit, limit * 2, limit * 10, limit * 1000]);

    const [, answer, status] = /respond @refused `(.*)` (\d+)/.exec(caddyfile)!;
    expect(JSON.parse(answer!)).toEqual({ message: "That's too large.", code: 'too_large' });
    expect(Number(status)).toBe(413);
  });
});

describe('the profile s3', () => {
  const given = { ...MAIL, S3_BUCKET: 'tablemates', S3_ENDPOINT: 'http://s3:7070' };

  test('has the credentials, the port and the bucket that the app uses', () => {
    const { s3 } = loadConfig(environmentOf(compose.services.app!, given));
    const store = environmentOf(compose.services.s3!, given);
    expect(s3).toMatchObject({ accessKeyId: store.ROOT_ACCESS_KEY, secretAccessKey: store.ROOT_SECRET_KEY });
    expect(new URL(s3!.endpoint!).port).toBe(store.VGW_PORT!.slice(1));
    const [volume] = compose.services.s3!.volumes!.map((each) => withDefaults(each, given));
    expect(volume).toBe(`s3-data:/data/${s3!.bucket}`);
    expect(compose.services.s3!.profiles).toEqual(['s3']);
  });
});

describe('the profile scale', () => {
  const SCALE = ['redis', 'web-1', 'web-2', 'worker', 'proxy'];
  const PROCESSES = ['web-1', 'web-2', 'worker'];
  const nginx = readFileSync(new URL('deploy/nginx.conf', project), 'utf8');

  test('adds Redis, two web processes, a worker and a proxy; without it, the setup is one process and its PostgreSQL', () => {
    const ofProfile = (profile: string) =>
      Object.keys(compose.services).filter((name) => compose.services[name]!.profiles?.includes(profile));
    expect(ofProfile('scale')).toEqual(SCALE);
    const always = Object.entries(compose.services).filter(([, { profiles }]) => !profiles);
    expect(always.map(([name]) => name)).toEqual(['app', 'postgres']);
    const roles = PROCESSES.map((name) => loadConfig(environmentOf(compose.services[name]!, MAIL)).roles);
    expect(roles).toEqual(['web', 'web', 'worker']);
    expect(loadConfig(environmentOf(compose.services.app!, MAIL)).roles).toBe('all');
    expect(Object.keys(compose.services.app!.depends_on!)).toEqual(['postgres', 's3']);
    expect(compose.services.mailpit!.profiles).toEqual(['inbox']);
  });

  test('starts by its proxy alone: everything else is a dependency of it, and app is none', () => {
    const started = new Set(['proxy']);
    for (const name of started)
      for (const other of Object.keys(compose.services[name]!.depends_on ?? {})) started.add(other);
    expect([...started].sort()).toEqual(
      Object.keys(compose.services)
        .filter((name) => !['app', 'caddy', 'mailpit'].includes(name))
        .sort(),
    );
  });

  test('differs from app only in roles, in Redis and in the trusted proxy', () => {
    const app = { ...environmentOf(compose.services.app!), REDIS_URL: 'redis://redis:6379' };
    const webs = { ...app, ROLES: 'web', TRUST_PROXY: '1' };
    expect(environmentOf(compose.services['web-1']!)).toEqual(webs);
    expect(environmentOf(compose.services['web-2']!)).toEqual(webs);
    expect(environmentOf(compose.services.worker!)).toEqual({ ...app, ROLES: 'worker' });
    const { ports: _ports, environment: _given, ...rest } = compose.services.app!;
    for (const name of PROCESSES) expect(compose.services[name]).toMatchObject(rest);
  });

  test('has a proxy whose configuration exists and names the web processes and the published port', () => {
    const { ports, configs } = compose.services.proxy!;
    const [{ source, target }] = configs as [{ source: string; target: string }];
    expect(target).toBe('/etc/nginx/nginx.conf');
    expect(compose.configs[source]!.file).toBe('./deploy/nginx.conf');
    expect([...nginx.matchAll(/^ {4}server ([\w-]+):3000/gm)].map(([, name]) => name)).toEqual([
      'web-1',
      'web-2',
    ]);
    expect(ports![0]!.split(':').at(-1)).toBe(/^ {4}listen (\d+);$/m.exec(nginx)![1]);
  });

  test('has a proxy that passes WebSockets, the address of the client, and the largest upload', () => {
    expect(nginx).toMatch(/proxy_http_version 1\.1;/);
    expect(nginx).toMatch(/proxy_set_header Upgrade \$http_upgrade;/);
    expect(nginx).toMatch(/proxy_set_header Connection \$connection_upgrade;/);
    expect(nginx).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/);
    expect(nginx).toMatch(/proxy_set_header X-Forwarded-Proto \$scheme;/);
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)![1]);
    expect(megabytes * 1024 * 1024).toBeGreaterThan(EVIDENCE_BYTES_LIMIT);
    const seconds = Number(/proxy_read_timeout (\d+)s;/.exec(nginx)![1]);
    expect(seconds * 1000).toBeGreaterThanOrEqual(2 * PING_EVERY_MS);
    expect(nginx).not.toContain('non_idempotent');
  });
});

describe('a small machine', () => {
  const small = parse(readFileSync(new URL('docker-compose.small.yml', project), 'utf8')) as Compose;
  const setting = (name: string, { command }: Service): number =>
    Number(new RegExp(`${name}=(\\d+)`).exec(command!.join(' '))![1]);

  test('has fewer connections than its PostgreSQL accepts, as the larger one has', () => {
    // docs/scaling.md: 12 beside the pool, 10 for operators and backups, and 3 that PostgreSQL reserves.
    const pool = Number(small.services.app!.environment!.DATABASE_POOL_SIZE);
    expect(pool + 12 + 10 + 3).toBeLessThanOrEqual(setting('max_connections', small.services.postgres!));
    expect(16 + 12 + 10 + 3).toBeLessThanOrEqual(setting('max_connections', compose.services.postgres!));
  });

  test('has room for the system beside its containers and the memory that PostgreSQL shares', () => {
    const megabytes = ({ mem_limit }: Service) => Number(mem_limit!.slice(0, -1));
    const { app, postgres } = small.services;
    expect(megabytes(app!) + megabytes(postgres!)).toBeLessThanOrEqual(900);
    expect(setting('shared_buffers', postgres!)).toBeLessThan(megabytes(postgres!) / 2);
  });
});

describe('every service', () => {
  test('depends on existing services only, until they are healthy or have completed', () => {
    for (const { depends_on = {} } of Object.values(compose.services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        const well = compose.services[name]?.healthcheck
          ? 'service_healthy'
          : 'service_completed_successfully';
        expect([name, condition]).toEqual([name, well]);
      }
    }
  });

  test('has a fixed version, or the image of the product, which the override file builds', () => {
    const given = { IMAGE: 'ghcr.io/a-fork/tablemates', VERSION: '0.2.0' };
    const images = Object.entries(compose.services).map(([name, { image }]) => [
      name,
      withDefaults(image!, given),
    ]);
    for (const [, image] of images) expect(image).toMatch(/:(?!latest)[\w.-]*\d[\w.-]*$/);
    const ours = images.filter(([, image]) => image === 'ghcr.io/a-fork/tablemates:0.2.0');
    expect(ours.map(([name]) => name)).toEqual(['app', 'web-1', 'web-2', 'worker']);
    const override = parse(readFileSync(new URL('docker-compose.build.yml', project), 'utf8')) as Compose;
    expect(Object.entries(override.services)).toEqual([['app', { build: expect.anything() }]]);
  });

  test('stores its files in declared volumes, and no declared volume is unused', () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((each) => withDefaults(each, {}).split(':')[0]!),
    );
    expect([...new Set(mounted)].sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  test('is not reachable from other machines, except for the TLS proxy', () => {
    const { caddy, ...others } = compose.services;
    for (const { ports = [] } of Object.values(others))
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(caddy!.ports).toEqual(['80:80', '443:443', '443:443/udp']);
  });

  test('has a log of limited size', () => {
    const limited = { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } };
    for (const { logging } of Object.values(compose.services)) expect(logging).toEqual(limited);
  });

  test('has no secret with a default, and the command prints all of them, different each time', () => {
    const text = readFileSync(new URL('docker-compose.yml', project), 'utf8');
    const required = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
    expect([...required].sort()).toEqual(Object.keys(SECRETS).sort());
    expect(text).not.toMatch(/(SECRET|PASSWORD|KEY):-[^}]/);
    expect(new Set(Object.values(SECRETS)).size).toBe(required.size);
  });
});
