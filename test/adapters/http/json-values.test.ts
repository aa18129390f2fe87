import { ensureFewJsonValues } from '../../../src/adapters/http/json-values.js';

const checking = (text: string) => () => ensureFewJsonValues(Buffer.from(text));
const nested = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);

it('JSON with ten levels is accepted, and one with eleven rejected', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    expect(checking(nested(10, open, close))).not.toThrow();
    expect(checking(nested(11, open, close))).toThrow('Please send fewer fields.');
    expect(checking(nested(20_000, open, close))).toThrow('Please send fewer fields.');
  }
});

it('JSON with two thousand values is accepted, and one with more rejected', () => {
  const list = (values: number) => `[${Array.from({ length: values }, () => '1').join()}]`;
  expect(checking(list(1999))).not.toThrow();
  expect(checking(list(2000))).toThrow('Please send fewer fields.');
});

it('brackets and commas in texts are not counted', () => {
  expect(checking(JSON.stringify(`${'['.repeat(5000)}\\"${','.repeat(5000)}`))).not.toThrow();
});
