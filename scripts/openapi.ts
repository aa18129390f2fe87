import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pino } from 'pino';
import { sharedErrors } from '../src/adapters/http/error-table.js';
import { openApiDocument } from '../src/adapters/http/openapi/openapi-document.js';
import { SystemClock } from '../src/adapters/time/system-clock.js';
import { loadConfig } from '../src/infrastructure/config.js';
import type { Database } from '../src/infrastructure/database/orm.js';
import { createContainer } from '../src/infrastructure/di/container.js';
import { CONTEXT_REGISTRATION } from '../src/infrastructure/di/tokens.js';
import { projectRoot } from '../src/infrastructure/project-root.js';
import { generateClientTypes } from './client-types.js';

/**
 * Writes docs/openapi.json from the declared routes and generates the front ends' types; `--check` only compares the
 * document.
 */
const DOCUMENT = join(projectRoot, 'docs', 'openapi.json');

/** The container needs a database object to declare routes, but never connects. */
async function generateDocument(): Promise<string> {
  const container = await createContainer({
    config: loadConfig({}),
    database: { em: {}, pool: {} } as unknown as Database,
    sessionSecret: 'not used',
    filesKey: 'not used',
    logger: pino({ level: 'silent' }),
    clock: new SystemClock(),
    onClose: () => undefined,
  });
  const registrations = container.getAll(CONTEXT_REGISTRATION);
  const routes = registrations.flatMap((registration) => registration.routes);
  const errorTables = [sharedErrors, ...registrations.map(({ errors }) => errors)];
  return `${JSON.stringify(openApiDocument(routes, { appName: 'Tablemates', errorTables }), null, 2)}\n`;
}

async function main(): Promise<void> {
  const document = await generateDocument();
  if (process.argv.includes('--check')) {
    if ((await readFile(DOCUMENT, 'utf8').catch(() => '')) !== document)
      throw new Error(
        `${relative(projectRoot, DOCUMENT)} is behind the code: run npm run openapi and commit.`,
      );
    return;
  }
  await writeFile(DOCUMENT, document);
  await generateClientTypes();
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
