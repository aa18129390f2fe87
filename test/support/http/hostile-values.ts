/** Nested brackets. */
export const deep = (levels: number, open: string, close: string) =>
  open.repeat(levels) + close.repeat(levels);

/** JSON texts, because JavaScript cannot represent all of these values. */
export const VALUES: Record<string, string> = {
  'a number': '7',
  'a negative number': '-7',
  'half a number': '7.5',
  'a number that overflows': '1e999',
  'a number too large for PostgreSQL': '2147483648',
  'a number beyond exact integers': '9007199254740993',
  text: '"text"',
  'no text': '""',
  blanks: '" \\t\\n "',
  'text of a number': '"7"',
  'the text NaN': '"NaN"',
  'a date in the year 0': '"0000-01-01"',
  'very long text': JSON.stringify('x'.repeat(200_000)),
  'long text': JSON.stringify('x'.repeat(90_000)),
  'a NUL': '"a\\u0000b"',
  'half a surrogate pair': '"\\ud800"',
  'a right-to-left override': '"\\u202etxt.exe"',
  'a query': `"'; drop table users; --"`,
  'a path': '"../../../etc/passwd"',
  nothing: 'null',
  yes: 'true',
  no: 'false',
  'a list': '[]',
  'a list of nothing': '[null, null]',
  'a list of lists': '[[["x"]]]',
  'an object': '{}',
  'an object that imitates a string': '{"length": 3, "toString": "x", "valueOf": 1}',
  'an operator': '{"$ne": null}',
  'a prototype': '{"__proto__": {"polluted": true}}',
  'a constructor': '{"constructor": {"prototype": {"polluted": true}}}',
  'deeply nested lists': deep(20_000, '[', ']'),
  'deeply nested objects': deep(9_000, '{"a":', '}').replace(':}', ':1}'),
};
