import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { usernameFrom } from '../../../src/domain/account/username.js';
import { TRANSLATIONS } from '../../../web-user/src/app/translations.js';
import { apiErrorFrom } from '../../../web-user/src/shared/api/api-error.js';
import { validationErrors } from '../../../web-user/src/shared/forms/rules.js';
import { translateWith } from '../../../web-user/src/shared/i18n/messages-of.js';

const SOURCES = join(import.meta.dirname, '..', '..', '..', 'src');

/**
 * The patterns of error codes in the sources: rules, manual responses, middleware, unavailable services, frames of the WebSocket.
 */
const WRITTEN = [
  /class \w+ extends \w+\(\s*'(\w+)'/g,
  /\bcode: '([a-z]\w+)'/g,
  /new HttpError\(\s*\d+,\s*'(\w+)'/g,
  /new ServiceUnavailable\(\s*'(\w+)'/g,
  /new RefusedFrame\(\s*'(\w+)'/g,
];

function codesIn(source: string): string[] {
  return WRITTEN.flatMap((pattern) => [...source.matchAll(pattern)])
    .flatMap(([, ...codes]) => codes)
    .filter(Boolean);
}

async function sourcesIn(folder: string): Promise<string[]> {
  const files = (await readdir(join(SOURCES, folder), { recursive: true })).filter((name) =>
    name.endsWith('.ts'),
  );
  return Promise.all(files.map((file) => readFile(join(SOURCES, folder, file), 'utf8')));
}

const sources = (await Promise.all(['domain', 'application', 'adapters'].map(sourcesIn))).flat();

const textsIn = async (language: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(join(SOURCES, '..', 'locales', language, 'errors.json'), 'utf8')) as Record<
    string,
    string
  >;

const inSpanish = async () => translateWith((await TRANSLATIONS.es()).TEXTS);
afterEach(() => translateWith({}));

it('a message exists for every error code of the product, and for no other', async () => {
  const codes = new Set(sources.flatMap(codesIn));
  const spoken = new Set(Object.keys(await textsIn('en')).map((key) => key.split('.')[0]!));
  expect([...codes].filter((code) => !spoken.has(code))).toEqual([]);
  expect([...spoken].filter((code) => !codes.has(code))).toEqual([]);
  expect(codes.size).toBeGreaterThan(50);
});

/** The sentence of an error class, where it is a constant text. */
const CONSTANT =
  /extends (?:\w+Field\(\s*'(?<inField>\w+)',\s*(?:'\w+'|[A-Z_]+)|(?!\w+Field)\w+\(\s*'(?<whole>\w+)'),\s*(?:'(?<single>(?:[^'\\]|\\.)*)'|"(?<double>[^"]*)")/g;

it('the English text that translators see is the sentence of the rule', async () => {
  const english = await textsIn('en');
  const said = sources.flatMap((source) => [...source.matchAll(CONSTANT)]);
  const other = said.flatMap(({ groups = {} }) => {
    const code = groups.inField ?? groups.whole!;
    const sentence = groups.single?.replaceAll(/\\(.)/g, '$1') ?? groups.double!;
    return english[code] === sentence ? [] : [[code, sentence, english[code]]];
  });
  expect(other).toEqual([]);
  expect(said.length).toBeGreaterThan(100);
});

/** Numbers that are part of a format or of the law, and selectors of plurals. Others are limits, which a text gets from the rule as values. */
const FIXED = /=\d+(?= \{)|(?<!\d)(?:-?180|-?90|18\+?|19:30|2 ?MB|1)(?!\d)|#1a5fb4/g;

it('a number in a message is a value of its rule', async () => {
  const withNumber = Object.entries(await textsIn('en')).filter(([, text]) =>
    /\d/.test(text.replaceAll(FIXED, '')),
  );
  expect(withNumber.map(([code]) => code)).toEqual([]);
});

describe('an error message in Spanish', () => {
  it('replaces the message of the server, also beside a field', async () => {
    await inSpanish();
    const error = apiErrorFrom(
      409,
      'Conflict',
      JSON.stringify({ message: 'Taken', code: 'username_taken', fields: { username: 'Taken' } }),
    );
    expect(error.message).toBe('Este usuario ya existe. Elige otro');
    expect(error.fields).toEqual({ username: error.message });
  });

  it('can differ by field', async () => {
    await inSpanish();
    const body = { message: 'No', code: 'file_type_not_taken', fields: { idDocument: 'No' } };
    expect(apiErrorFrom(400, '', JSON.stringify(body)).fields.idDocument).toContain('PDF');
  });

  it('has the values of the refusal, also beside a field', async () => {
    await inSpanish();
    const body = {
      message: 'No',
      code: 'message_too_long',
      values: { most: 2000 },
      fields: { message: 'No' },
    };
    const { message, fields } = apiErrorFrom(400, '', JSON.stringify(body));
    expect(message).toBe('Los mensajes pueden tener hasta 2000 caracteres');
    expect(fields.message).toBe(message);
  });

  it('falls back to the message of the server', async () => {
    await inSpanish();
    expect(apiErrorFrom(400, '', '{"message":"Brand new","code":"brand_new"}').message).toBe('Brand new');
  });

  it('is used for the rules of the form itself', async () => {
    await inSpanish();
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
    export class OneRule extends conflict(
      'one_rule', 'No') {}
    return { status, body: { message: 'No', code: 'two' } };
    throw new HttpError(400, 'three', 'No');
    throw new ServiceUnavailable(
      'four', 'No');
    throw new RefusedFrame('five', 'No');`;
  expect(codesIn(source).sort()).toEqual(['five', 'four', 'one_rule', 'three', 'two']);
});
