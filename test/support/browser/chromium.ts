import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** A browser executable with its arguments. */
export interface Chromium {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** Environment variables: where an unpacked browser finds its libraries and fonts. */
  readonly env: Readonly<Record<string, string>>;
}

const NODE_MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const OF_THE_SYSTEM = '/usr/bin/chromium';

/** For root, headless, without background requests. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of CHROMIUM_PATH, or else the system's, or else Playwright's, or else the one from npm. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  const installed = [named, OF_THE_SYSTEM, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  return installed ? { executablePath: installed, args: ARGS, env: {} } : unpackedChromium();
}

/**
 * The browser of the npm package, unpacked once beside it: no download and no system package. Its own arguments are for
 * serverless functions (single process, no web security) and are not used.
 */
async function unpackedChromium(): Promise<Chromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('There is no Chromium here: set CHROMIUM_PATH, or run npx playwright install chromium');
  const version = await versionOf('@sparticuz/chromium');
  const home = join(NODE_MODULES, '.cache', `chromium-${version}`);
  if (!existsSync(home)) await unpackInto(home);
  return {
    executablePath: join(home, 'chromium'),
    args: ARGS,
    env: { LD_LIBRARY_PATH: join(home, 'al2023', 'lib'), FONTCONFIG_PATH: join(home, 'fonts') },
  };
}

async function versionOf(name: string): Promise<string> {
  const manifest = await readFile(join(NODE_MODULES, name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** The folder is renamed when it is complete, so that processes can unpack concurrently. */
async function unpackInto(home: string): Promise<void> {
  await mkdir(dirname(home), { recursive: true });
  const draft = await mkdtemp(`${home}-`);
  try {
    await withEnvironment({ TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }, async () => {
      const { default: packed } = await import('@sparticuz/chromium');
      await packed.executablePath();
    });
    await writeFile(join(draft, 'fonts', 'fonts.conf'), fontsConf(home));
    await Promise.all([draft, join(draft, 'chromium')].map((path) => chmod(path, 0o755)));
    await rename(draft, home).catch((error: unknown) => {
      if (!existsSync(home)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The package reads the environment when it is imported and unpacks into the folder for temporary files. */
async function withEnvironment(env: Record<string, string>, work: () => Promise<void>): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, env);
  try {
    await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

const fontsConf = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`;
