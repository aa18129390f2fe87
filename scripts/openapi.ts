import 'reflect-metadata';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { pino } from 'pino';
import { sharedErrors } from '../src/adapters/http/error-table.js';
import { openApiDocument } from '../src/adapters/http/openapi/openapi-document.js';
import type { Route } from '../src/adapters/http/route.js';
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
 * Writes the list of operations, which is tracked so that reviews show changes of the contract, and updates the API
 * documents and the front ends' types. `--check` compares the list and applies the rules of redocly.yaml to the documents;
 * `--into FOLDER` writes the documents only.
 */
const OPERATIONS = 'docs/http-operations.txt';

interface Document {
  readonly name: string;
  readonly text: string;
}

/** The container needs a database object to declare routes, but never connects. */
async function declaredRoutes(): Promise<Route[]> {
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
  return routesOf(container);
}

function documentsOf(routes: readonly Route[]): Document[] {
  const errorTables = [sharedErrors, ...ERROR_TABLES];
  return [
    { name: 'openapi.json', content: openApiDocument(routes, { appName: DEFAULT_APP_NAME, errorTables }) },
    { name: 'asyncapi.json', content: socketDocument(routes) },
  ].map(({ name, content }) => ({ name, text: `${JSON.stringify(content, null, 2)}\n` }));
}

/** One line each with method, path and operation id, in the order of the paths. */
function operationsIn([{ text }]: readonly [Document, ...Document[]]): string {
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { operationId: string }>> };
  const lines = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { operationId }]) => `${path} ${method.toUpperCase()} ${operationId}\n`,
    ),
  );
  return lines.sort().join('');
}

async function check({ name, text }: Document): Promise<void> {
  const config = await loadConfig({ configPath: join(projectRoot, 'redocly.yaml') });
  const problems = await lintFromString({ source: text, absoluteRef: name, config });
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ ruleId, message, location }) => `${name} ${location[0]?.pointer} ${ruleId}: ${message}`,
  );
  throw new Error(lines.join('\n'));
}

async function main([mode, folder]: readonly string[]): Promise<void> {
  const documents = documentsOf(await declaredRoutes()) as [Document, Document];
  if (mode === '--into') {
    await mkdir(folder!, { recursive: true });
    for (const { name, text } of documents) await writeFile(join(folder!, name), text);
    return;
  }
  const list = join(projectRoot, OPERATIONS);
  const operations = operationsIn(documents);
  if (mode === '--check') {
    if ((await readFile(list, 'utf8').catch(() => '')) !== operations)
      throw new Error(`${OPERATIONS} is behind the code: run npm run openapi and commit.`);
    for (const document of documents) await check(document);
    return;
  }
  await writeFile(list, operations);
  await generateClientTypes();
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
