import 'reflect-metadata';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { errorStatuses } from '../src/adapters/http/error-codes.js';
import { openApiDocument } from '../src/adapters/http/openapi/openapi-document.js';
import type { Route } from '../src/adapters/http/route.js';
import { DEFAULT_APP_NAME } from '../src/infrastructure/http/built-files.js';
import { projectRoot } from '../src/infrastructure/project-root.js';
import { generateClientTypes } from './client-types.js';
import { declaredRoutes } from './unconnected-container.js';

/**
 * Writes the lists of operations and error codes, which are tracked so that reviews show changes of the contract, and updates the API
 * document and the front ends' types. `--check` compares the lists and applies the rules of redocly.yaml to the document;
 * `--into FOLDER` writes the document only.
 */
const OPERATIONS = 'docs/http-operations.txt';
const ERROR_CODES = 'docs/error-codes.md';

const DOCUMENT = 'openapi.json';

function documentOf(routes: readonly Route[]): string {
  const document = openApiDocument(routes, { appName: DEFAULT_APP_NAME });
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** One line each with method, path and operation id, in the order of the paths. */
function operationsIn(document: string): string {
  const { paths } = JSON.parse(document) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const lines = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { operationId }]) => `${path} ${method.toUpperCase()} ${operationId}\n`,
    ),
  );
  return lines.sort().join('');
}

/** The guide with a line for each code: its status and its message. A value of a message depends on the request. */
async function withErrorCodes(guide: string): Promise<string> {
  const texts = JSON.parse(await readFile(join(projectRoot, 'locales/en/errors.json'), 'utf8')) as Record<
    string,
    string
  >;
  const lines = Object.entries(errorStatuses())
    .map(([code, status]) => `- \`${code}\` ${status}: ${texts[code]}`)
    .sort();
  return `${guide.slice(0, guide.indexOf('\n- `'))}\n${lines.join('\n')}\n`;
}

async function check(document: string): Promise<void> {
  const config = await loadConfig({ configPath: join(projectRoot, 'redocly.yaml') });
  const problems = await lintFromString({ source: document, absoluteRef: DOCUMENT, config });
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ ruleId, message, location }) => `${DOCUMENT} ${location[0]?.pointer} ${ruleId}: ${message}`,
  );
  throw new Error(lines.join('\n'));
}

async function main([mode, folder]: readonly string[]): Promise<void> {
  const document = documentOf(await declaredRoutes());
  if (mode === '--into') {
    await mkdir(folder!, { recursive: true });
    await writeFile(join(folder!, DOCUMENT), document);
    return;
  }
  const codes = join(projectRoot, ERROR_CODES);
  const guide = await readFile(codes, 'utf8');
  const list = join(projectRoot, OPERATIONS);
  const operations = operationsIn(document);
  if (mode === '--check') {
    if ((await readFile(list, 'utf8').catch(() => '')) !== operations)
      throw new Error(`${OPERATIONS} is behind the code: run npm run openapi and commit.`);
    if (guide !== (await withErrorCodes(guide)))
      throw new Error(`${ERROR_CODES} is behind the code: run npm run openapi and commit.`);
    await check(document);
    return;
  }
  await writeFile(list, operations);
  await writeFile(codes, await withErrorCodes(guide));
  await generateClientTypes();
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
