import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import openapiTS, { astToString, COMMENT_HEADER, type OpenAPI3 } from 'openapi-typescript';
import { pino } from 'pino';
import { openApiDocument } from '../src/adapters/http/openapi-document.js';
import { SystemClock } from '../src/adapters/time/system-clock.js';
import { loadConfig } from '../src/infrastructure/config.js';
import type { Database } from '../src/infrastructure/database/orm.js';
import { createContainer } from '../src/infrastructure/di/container.js';
import { CONTEXT_EDGE } from '../src/infrastructure/di/tokens.js';
import { projectRoot } from '../src/infrastructure/project-root.js';

/** Writes docs/openapi.json and each front end's schema from the declared routes; `--check` only compares. */
const DOCUMENT = join(projectRoot, 'docs', 'openapi.json');
const OF_THE_CONSOLE = /^\/api\/admin\//;
/** Each front end knows its own half of the API. */
const CLIENT_SCHEMAS = [
  {
    file: join(projectRoot, 'web-user', 'src', 'shared', 'api', 'schema.d.ts'),
    knows: (path: string) => !OF_THE_CONSOLE.test(path),
  },
  {
    file: join(projectRoot, 'web-admin', 'src', 'shared', 'api', 'schema.d.ts'),
    knows: (path: string) => OF_THE_CONSOLE.test(path),
  },
];

/** Routes are declared when the container is asked for them; nothing of the database is touched. */
async function documentOfThisCode(): Promise<string> {
  const container = await createContainer({
    config: loadConfig({}),
    database: { em: {}, pool: {} } as unknown as Database,
    sessionSecret: 'not used',
    filesKey: 'not used',
    logger: pino({ level: 'silent' }),
    clock: new SystemClock(),
    onClose: () => undefined,
  });
  const routes = container.getAll(CONTEXT_EDGE).flatMap((edge) => edge.routes);
  return `${JSON.stringify(openApiDocument(routes, 'Tablemates'), null, 2)}\n`;
}

/** The types of those paths of the document that a front end knows. */
async function clientSchema(document: string, knows: (path: string) => boolean): Promise<string> {
  const whole = JSON.parse(document) as OpenAPI3;
  const paths = Object.fromEntries(Object.entries(whole.paths ?? {}).filter(([path]) => knows(path)));
  return COMMENT_HEADER + astToString(await openapiTS({ ...whole, paths }));
}

async function main(): Promise<void> {
  const document = await documentOfThisCode();
  const files = new Map([[DOCUMENT, document]]);
  for (const { file, knows } of CLIENT_SCHEMAS) files.set(file, await clientSchema(document, knows));
  for (const [file, text] of files) {
    if (!process.argv.includes('--check')) await writeFile(file, text);
    else if ((await readFile(file, 'utf8').catch(() => '')) !== text)
      throw new Error(`${relative(projectRoot, file)} is behind the code: run npm run openapi and commit.`);
  }
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
