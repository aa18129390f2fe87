import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { pino } from 'pino';
import { sharedErrors } from '../src/adapters/http/error-table.js';
import { openApiDocument } from '../src/adapters/http/openapi/openapi-document.js';
import { SystemClock } from '../src/adapters/time/system-clock.js';
import { DEFAULT_APP_NAME } from '../src/infrastructure/http/built-files.js';
import { loadConfig as loadSettings } from '../src/infrastructure/config/config.js';
import type { Database } from '../src/infrastructure/database/orm.js';
import { createContainer } from '../src/infrastructure/compose/container.js';
import { ERROR_TABLES, routesOf } from '../src/infrastructure/compose/routes.js';
import { socketDocument } from '../src/infrastructure/http/socket-document.js';
import { projectRoot } from '../src/infrastructure/project-root.js';
import { generateClientTypes } from './client-types.js';

/**
 * Writes docs/openapi.json and docs/asyncapi.json from the declarations and generates the front ends' types; `--check`
 * compares the documents and applies the rules of redocly.yaml.
 */
const FOLDER = join(projectRoot, 'docs');

interface Document {
  readonly name: string;
  readonly text: string;
}

/** The container needs a database object to declare routes, but never connects. */
async function generateDocuments(): Promise<Document[]> {
  const container = await createContainer({
    config: loadSettings({}),
    database: { em: {}, pool: {} } as unknown as Database,
    sessionSecret: 'not used',
    filesKey: 'not used',
    vapidKeys: { publicKey: 'not used', privateKey: 'not used' },
    logger: pino({ level: 'silent' }),
    clock: new SystemClock(),
    onClose: () => undefined,
  });
  const routes = routesOf(container);
  const errorTables = [sharedErrors, ...ERROR_TABLES];
  return [
    { name: 'openapi.json', content: openApiDocument(routes, { appName: DEFAULT_APP_NAME, errorTables }) },
    { name: 'asyncapi.json', content: socketDocument(routes) },
  ].map(({ name, content }) => ({ name, text: `${JSON.stringify(content, null, 2)}\n` }));
}

async function check({ name, text }: Document): Promise<void> {
  if ((await readFile(join(FOLDER, name), 'utf8').catch(() => '')) !== text)
    throw new Error(`docs/${name} is behind the code: run npm run openapi and commit.`);
  const config = await loadConfig({ configPath: join(projectRoot, 'redocly.yaml') });
  const problems = await lintFromString({ source: text, absoluteRef: name, config });
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ ruleId, message, location }) => `docs/${name} ${location[0]?.pointer} ${ruleId}: ${message}`,
  );
  throw new Error(lines.join('\n'));
}

async function main(): Promise<void> {
  const documents = await generateDocuments();
  if (process.argv.includes('--check')) {
    for (const document of documents) await check(document);
    return;
  }
  for (const { name, text } of documents) await writeFile(join(FOLDER, name), text);
  await generateClientTypes();
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
