import 'reflect-metadata';
import { getMetadataStorage, IsArray, IsObject } from 'class-validator';
import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Bool, NOTED, Optional, Text, TextList, WholeNumber } from '../../../src/adapters/http/fields.js';
import { parse } from '../../../src/adapters/http/validation.js';

/** Fields of every kind; the first two accept values of any depth by themselves. */
class Everything {
  @Optional() @IsArray() list?: unknown[];
  @Optional() @IsObject() object?: object;
  @Optional() @Text({ max: 20 }) text?: string;
  @Optional() @WholeNumber() number?: number;
  @Optional() @Bool() answer?: boolean;
  @Optional() @TextList(3, 10) texts?: string[];
}
const FIELDS = ['list', 'object', 'text', 'number', 'answer', 'texts'];

/** What the library keeps of the rules, by class. */
interface Rules {
  readonly validationMetadatas: ReadonlyMap<
    unknown,
    ReadonlyArray<{
      readonly type: string;
      readonly name: string;
      readonly target: { readonly name: string };
      readonly propertyName: string;
      readonly message?: unknown;
    }>
  >;
}

const lists = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const objects = (levels: number): unknown =>
  JSON.parse(`${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`);

/** @returns the names of the fields that are rejected */
async function rejected(input: unknown): Promise<string[]> {
  const error = await parse(Everything, input).then(
    () => null,
    (each: unknown) => each,
  );
  if (error === null) return [];
  expect(error).toMatchObject({ status: 400, code: 'invalid_fields' });
  return Object.keys((error as { fields: object }).fields);
}

const inEveryField = (value: unknown) => Object.fromEntries(FIELDS.map((field) => [field, value]));

it('a value with eight levels is accepted, and one with nine rejected', async () => {
  expect(await rejected({ list: lists(8), object: objects(8) })).toEqual([]);
  expect(await rejected({ list: lists(9), object: objects(9) })).toEqual(['list', 'object']);
});

it('a value that is nested too deep is rejected in every kind of field', async () => {
  for (const value of [lists(9), objects(9), lists(5000), objects(5000)])
    expect(await rejected(inEveryField(value))).toEqual(FIELDS);
});

it('a value that overrides its class is rejected in every kind of field, at any level', async () => {
  for (const text of ['{"constructor":{}}', '{"__proto__":{}}', '[{"a":[{"constructor":1}]}]'])
    expect(await rejected(inEveryField(JSON.parse(text)))).toEqual(FIELDS);
});

it('unknown fields are dropped, whatever they contain', async () => {
  const parsed = await parse(Everything, { text: 'hi', deep: lists(5000), other: { constructor: 1 } });
  expect({ ...parsed }).toEqual({ text: 'hi' });
});

it('no rule of a field has the message of the library, which names the field and its type', async () => {
  for await (const file of glob('src/adapters/http/**/*.dto.ts'))
    await import(pathToFileURL(resolve(file)).href);
  const rules = [...(getMetadataStorage() as unknown as Rules).validationMetadatas.values()].flat();
  const checks = rules.filter(({ type, name, target }) => {
    const canFail = type === 'nestedValidation' || (type === 'customValidation' && name !== NOTED);
    return canFail && target !== Everything;
  });
  expect(checks.length).toBeGreaterThan(500);
  const raw = checks.filter(({ message }) => !message);
  expect(raw.map(({ target, propertyName, name }) => `${target.name}.${propertyName} ${name}`)).toEqual([]);
});
