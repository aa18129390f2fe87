import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { openApiDocument } from '../src/adapters/http/openapi-document.js';
import { SystemClock } from '../src/adapters/time/system-clock.js';
import { loadConfig } from '../src/infrastructure/config.js';
import type { Database } from '../src/infrastructure/database/orm.js';
import { createContainer } from '../src/infrastructure/di/container.js';
import { CONTEXT_EDGE } from '../src/infrastructure/di/tokens.js';
import { projectRoot } from '../src/infrastructure/project-root.js';

/** Writes docs/openapi.json and the typed client's schema from the declared routes; `--check` only compares. */
const DOCUMENT = join(projectRoot, 'docs', 'openapi.json');
const CLIENT_SCHEMA = join(projectRoot, 'web-user', 'src', 'shared', 'api', 'schema.d.ts');

/** Routes are declared when the container is asked for them; nothing of the database is touched. */
async function documentOfThisCode(): Promise<string> {
  const container = await createContainer({
    config: loadConfig({}),
    database: { em: {}, pool: {} } as unknown as Database,
    sessionSecret: 'not used',
    logger: pino({ level: 'silent' }),
    clock: new SystemClock(),
    onClose: () => undefined,
  });
  const routes = container.getAll(CONTEXT_EDGE).flatMap((edge) => edge.routes);
  return `${JSON.stringify(openApiDocument(routes, 'Tablemates'), null, 2)}\n`;
}

async function clientSchema(): Promise<string> {
  const cli = join(projectRoot, 'node_modules', 'openapi-typescript', 'bin', 'cli.js');
  const { stdout } = await promisify(execFile)(process.execPath, [cli, DOCUMENT], {
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

async function main(): Promise<void> {
  const document = await documentOfThisCode();
  if (!process.argv.includes('--check')) {
    await writeFile(DOCUMENT, document);
    await writeFile(CLIENT_SCHEMA, await clientSchema());
    return;
  }
  const committed = await readFile(DOCUMENT, 'utf8').catch(() => '');
  const committedSchema = await readFile(CLIENT_SCHEMA, 'utf8').catch(() => '');
  if (committed !== document || committedSchema !== (await clientSchema())) {
    throw new Error(
      'docs/openapi.json or the client’s schema is behind the code: run npm run openapi and commit.',
    );
  }
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
