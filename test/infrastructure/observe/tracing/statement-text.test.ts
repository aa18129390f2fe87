import { withoutValues } from '../../../../src/infrastructure/observe/tracing/statement-text.js';

test.each([
  [
    'a plain literal',
    `select 1 from users where email = 'ada@example.org'`,
    'select ? from users where email = ?',
  ],
  ['an escaped quote', `select 'O''Brien', name`, 'select ?, name'],
  ['a backslash at the end', `select 'C:\\', 'secret', name`, 'select ?, …, name'],
  ['an escape string', `select e'it\\'s secret', name`, 'select ?, name'],
  ['a dollar-quoted literal', `select $tag$it's secret$tag$, $$secret$$`, 'select ?, …'],
  ['a literal that is cut', `select 'secret`, 'select ?'],
  ['a dollar-quoted literal that is cut', `select $a$secret`, 'select ?'],
  ['a list', `select * from users where id in (1, 2, 3)`, 'select * from users where id in (?, …)'],
  [
    'numbers and an identifier with digits',
    `select t1.a from t1 where b > 40.73`,
    'select t1.a from t1 where b > ?',
  ],
  ['comments', `select a -- it's secret\nfrom b /* 'secret */ where c = 1`, 'select a from b where c = ?'],
])('removes %s', (_what, statement, expected) => {
  expect(withoutValues(statement)).toBe(expected);
});

it('keeps parameters and quoted names', () => {
  expect(withoutValues(`select "u0"."it's" from "users" where id = $1::int`)).toBe(
    `select "u0"."it's" from "users" where id = $1::int`,
  );
});

it('is short, and quick with hostile input', () => {
  expect(withoutValues(`select ${'column, '.repeat(10_000)}`).length).toBeLessThanOrEqual(1000);
  const startedAt = performance.now();
  for (const part of [`'`, `"`, `$a$`, `e'\\`, '/*', '?,', '--']) withoutValues(part.repeat(100_000));
  expect(performance.now() - startedAt).toBeLessThan(5000);
});
