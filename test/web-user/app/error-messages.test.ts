import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import english from '../../../locales/en/app.json' with { type: 'json' };
import spanish from '../../../locales/es/app.json' with { type: 'json' };
import { usernameFrom } from '../../../src/domain/account/username.js';
import { TRANSLATIONS } from '../../../web-user/src/app/translations.js';
import { apiErrorFrom } from '../../../web-user/src/shared/api/api-error.js';
import { validationErrors } from '../../../web-user/src/shared/forms/rules.js';
import { translateWith } from '../../../web-user/src/shared/i18n/messages-of.js';

const SOURCES = join(import.meta.dirname, '..', '..', '..', 'src');

/**
 * The patterns of error codes in the sources: rules, manual responses, middleware, unavailable services, the WebSocket.
 */
const WRITTEN = [
  /\bcode = '(\w+)'/g,
  /\bcode: '([a-z]\w+)'/g,
  /new HttpError\(\s*\d+,\s*'(\w+)'/g,
  /new ServiceUnavailable\(\s*'(\w+)'/g,
  /new RefusedFrame\(\s*'(\w+)'/g,
  /\.sendError\(\s*connection,\s*(?:\w+ \? )?'(\w+)'(?: : '(\w+)')?/g,
];

function codesIn(source: string): string[] {
  return WRITTEN.flatMap((pattern) => [...source.matchAll(pattern)])
    .flatMap(([, ...codes]) => codes)
    .filter(Boolean);
}

/** Errors of the staff routes are shown only in the console. */
const isOfConsole = (name: string): boolean =>
  name.startsWith(join('adapters', 'http', 'admin')) || name.includes('.admin.');

async function sourcesUnder(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  const files = (await readdir(join(SOURCES, folder), { recursive: true }))
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith('.ts') && isWanted(name));
  return Promise.all(files.map((file) => readFile(join(SOURCES, file), 'utf8')));
}

async function codesForPeople(): Promise<Set<string>> {
  const folders = ['domain', 'application', 'adapters'];
  const sources = await Promise.all(
    folders.map((folder) => sourcesUnder(folder, (name) => !isOfConsole(name))),
  );
  const codes = new Set(sources.flat().flatMap(codesIn));
  for (const source of await sourcesUnder('adapters', isOfConsole))
    for (const [, code] of source.matchAll(/^ {2}(\w+): 4\d\d,$/gm)) codes.delete(code!);
  return codes;
}

const inSpanish = () => translateWith(spanish);
afterEach(() => translateWith({}));

it.each(Object.entries(TRANSLATIONS))(
  'an error message in %s exists for every error code that the user app can receive',
  async (_language, load) => {
    const codes = await codesForPeople();
    const texts = (await load()).default;
    const spoken = new Set(Object.keys(texts['error-messages']!).map((key) => key.split('.')[0]!));
    expect([...codes].filter((code) => !spoken.has(code))).toEqual([]);
    expect([...spoken].filter((code) => !codes.has(code))).toEqual([]);
    expect(codes.size).toBeGreaterThan(50);
  },
);

it('the English texts that translators see are those of docs/error-codes.md, where it quotes one', async () => {
  const document = await readFile(join(SOURCES, '..', 'docs', 'error-codes.md'), 'utf8');
  const rows = [...document.matchAll(/^\| `(\w+)` +\| \d+ +\| (.*?) +\|$/gm)];
  const quoted = new Map(rows.map(([, code, message]) => [code!, message!]));
  const differing = Object.entries(english['error-messages']).filter(([code, text]) => {
    const message = quoted.get(code);
    return message && !/^Names |^The message of|\{/.test(message) && message !== text;
  });
  expect(differing).toEqual([]);
  expect(quoted.size).toBeGreaterThan(100);
});

describe('an error message in Spanish', () => {
  it('replaces the message of the server, also beside a field', () => {
    inSpanish();
    const error = apiErrorFrom(
      409,
      'Conflict',
      JSON.stringify({ message: 'Taken', code: 'username_taken', fields: { username: 'Taken' } }),
    );
    expect(error.message).toBe('Este usuario ya existe. Elige otro');
    expect(error.fields).toEqual({ username: error.message });
  });

  it('can differ by field', () => {
    inSpanish();
    const body = { message: 'No', code: 'file_type_not_taken', fields: { idDocument: 'No' } };
    expect(apiErrorFrom(400, '', JSON.stringify(body)).fields.idDocument).toContain('PDF');
  });

  it('falls back to the message of the server', () => {
    inSpanish();
    expect(apiErrorFrom(400, '', '{"message":"Brand new","code":"brand_new"}').message).toBe('Brand new');
  });

  it('is used for the rules of the form itself', () => {
    inSpanish();
    expect(validationErrors({}, [() => usernameFrom('!')])).toEqual({
      username: 'Usa de 3 a 30 letras, números, puntos, guiones o guiones bajos',
    });
  });
});

it('in English the message of the server is shown unchanged', () => {
  const body = { message: 'Nope', code: 'username_taken', fields: { username: 'Taken' } };
  expect(apiErrorFrom(409, '', JSON.stringify(body))).toMatchObject({
    message: 'Nope',
    fields: { username: 'Taken' },
  });
});

it('every pattern of an error code is found', () => {
  const source = `
    readonly code = 'one_rule';
    return { status, body: { message: 'No', code: 'two' } };
    throw new HttpError(400, 'three', 'No');
    throw new ServiceUnavailable(
      'four', 'No');
    this.sendError(
      connection,
      away ? 'five' : 'six',
    return this.sendError(connection, 'seven', 'No', null);`;
  expect(codesIn(source).sort()).toEqual(['five', 'four', 'one_rule', 'seven', 'six', 'three', 'two']);
});
