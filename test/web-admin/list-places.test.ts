import { ListPlaces } from '../../web-admin/src/app/data-provider.js';

const pageAt = (first: number, { filter = '{}', size = 25 } = {}): string =>
  `/api/admin/work?${String(
    new URLSearchParams({ filter, range: `[${first},${first + size - 1}]`, sort: '["dueAt","ASC"]' }),
  )}`;
const linkTo = (first: number, cursor: string): string => `<${pageAt(first)}&cursor=${cursor}>; rel="next"`;

test('the next page continues where the one before ended, and a later one from there', () => {
  const places = new ListPlaces();
  expect(places.continued(pageAt(0))).toBe(pageAt(0));
  places.keep(pageAt(0), linkTo(25, 'one'));
  expect(places.continued(pageAt(25))).toBe(`${pageAt(25)}&cursor=one`);
  expect(places.continued(pageAt(75))).toBe(`${pageAt(75)}&cursor=one`);
  places.keep(pageAt(25), linkTo(50, 'two'));
  expect(places.continued(pageAt(75))).toBe(`${pageAt(75)}&cursor=two`);
  expect(places.continued(pageAt(25))).toBe(`${pageAt(25)}&cursor=one`);
});

test('reading the first page again forgets the places behind it', () => {
  const places = new ListPlaces();
  places.keep(pageAt(0), linkTo(25, 'one'));
  places.keep(pageAt(25), linkTo(50, 'two'));
  places.keep(pageAt(0), null);
  expect(places.continued(pageAt(50))).toBe(pageAt(50));
});

test('another filter or page size is another list, and a record has no place', () => {
  const places = new ListPlaces();
  places.keep(pageAt(0), linkTo(25, 'one'));
  places.keep(pageAt(0, { size: 1 }), null);
  for (const other of [
    pageAt(25, { filter: '{"kind":"id"}' }),
    pageAt(50, { size: 50 }),
    '/api/admin/work/7',
  ])
    expect(places.continued(other)).toBe(other);
  expect(places.continued(pageAt(25))).toBe(`${pageAt(25)}&cursor=one`);
});
