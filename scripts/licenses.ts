import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** A package of the lockfile with the license that it declares. */
export interface License {
  readonly name: string;
  /** An SPDX expression, or `none` where the package declares none in a form that npm reads. */
  readonly license: string;
  /** False for packages of builds and tests, and for what the front ends bundle. */
  readonly onServer: boolean;
}

/** Licenses that ask for a notice at most, which stays in node_modules. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
]);

/** @returns the packages of a package-lock.json, each name and license once */
export function licensesOf(lock: { readonly packages: Record<string, LockedPackage> }): License[] {
  const found = new Map<string, License>();
  for (const [path, { license = 'none', dev, devOptional, link }] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || link) continue;
    const name = path.replace(/^.*node_modules\//, '');
    const key = `${license} ${name}`;
    const onServer = !(dev || devOptional) || (found.get(key)?.onServer ?? false);
    found.set(key, { name, license, onServer });
  }
  return [...found.values()].sort(
    (a, b) => a.license.localeCompare(b.license) || a.name.localeCompare(b.name),
  );
}

/** A license that is not permissive in all of its parts; with OR, one permissive choice is enough. */
export function isNotable({ license }: License): boolean {
  const choices = license.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return !choices.some((choice) => choice.split(' AND ').every((part) => PERMISSIVE.has(part)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  for (const each of licensesOf(lock)) {
    const marks = `${each.onServer ? 'server' : 'development'}${isNotable(each) ? ', notable' : ''}`;
    console.log(`${each.license}\t${each.name}\t${marks}`);
  }
}
