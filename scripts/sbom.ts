import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundledPackages } from './bundled-packages.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const FRONT_ENDS = ['web-user', 'web-admin'];
const NPM_TIMEOUT_MS = 60_000;

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  /** `sha512-` and base64. */
  readonly integrity: string;
}

/** The fields of a CycloneDX component that we read or write. */
interface Component {
  readonly 'bom-ref': string;
  readonly purl: string;
  readonly [field: string]: unknown;
}

interface Bom {
  readonly components: readonly Component[];
  readonly [field: string]: unknown;
}

/**
 * @param path key in package-lock.json
 * @param folders front ends that contain the package
 * @returns the package as a CycloneDX 1.5 component
 */
export function componentOf(path: string, locked: LockedPackage, folders: readonly string[]): Component {
  const name = path.replace(/^.*node_modules\//, '');
  const { version, license, integrity } = locked;
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    properties: folders.map((value) => ({ name: 'bundled-in', value })),
    hashes: [
      { alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') },
    ],
    ...(license && {
      licenses: [license.includes(' ') ? { expression: license } : { license: { id: license } }],
    }),
  };
}

/** Adds the components that the list has no package of the same name and version for. */
export function withComponents(bom: Bom, added: readonly Component[]): Bom {
  const known = new Set(bom.components.map(({ purl }) => purl));
  const missing = new Map(added.filter(({ purl }) => !known.has(purl)).map((each) => [each.purl, each]));
  return { ...bom, components: [...bom.components, ...missing.values()] };
}

/** The packages in the image's node_modules and server bundle, by npm. */
async function serverBom(): Promise<Bom> {
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--omit=dev'];
  const { stdout } = await promisify(execFile)('npm', ['sbom', ...options], {
    cwd: PROJECT,
    maxBuffer: 64 * 1024 * 1024,
    timeout: NPM_TIMEOUT_MS,
  });
  return JSON.parse(stdout) as Bom;
}

async function bundledComponents(): Promise<Component[]> {
  const lock = JSON.parse(await readFile(`${PROJECT}package-lock.json`, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const folders = new Map<string, string[]>();
  for (const folder of FRONT_ENDS) {
    for (const path of await bundledPackages(folder)) {
      folders.set(path, [...(folders.get(path) ?? []), folder]);
    }
  }
  return [...folders].map(([path, found]) => componentOf(path, lock.packages[path]!, found));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [output = 'sbom.json'] = process.argv.slice(2);
  const bom = withComponents(await serverBom(), await bundledComponents());
  await writeFile(output, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${output}: ${bom.components.length} components`);
}
