import { csvOf } from '../../../../src/adapters/http/admin/csv.js';

const lines = (rows: object[]): string[] => csvOf(rows).split('\r\n');

test('nested objects are columns, lists are one cell, and what is missing is empty', () => {
  expect(
    lines([
      { id: 7, about: null, isOverdue: false, tags: [] },
      { id: 8, about: { id: 3, name: 'Ada "A", Byron' }, isOverdue: true, tags: ['a', { n: 1 }] },
    ]),
  ).toEqual([
    '\uFEFFid,about,isOverdue,tags,about.id,about.name',
    '7,,false,,,',
    '8,,true,"a; {""n"":1}",3,"Ada ""A"", Byron"',
    '',
  ]);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\n-2'])(
  'the text %j does not begin as a formula',
  (text) => {
    const [head, ...cells] = csvOf([{ text }]).split('\r\n');
    expect(head).toBe('\uFEFFtext');
    expect(cells.join('\r\n')).toMatch(/^"?'/);
  },
);

test('a negative number stays a number, and other texts are as written', () => {
  expect(lines([{ change: -3, name: 'Jo-Ann = @home', place: 'a\nb' }])[1]).toBe('-3,Jo-Ann = @home,"a\nb"');
});
