import type { PublicAppearance } from '../../../src/application/appearance/ports.js';
import { PageAppearance } from '../../../src/infrastructure/http/page-appearance.js';

const BLUE: PublicAppearance = { palette: 'navy', logo: null };
const SHIPPED: PublicAppearance = { palette: 'tomato', logo: null };

it('a page has the current appearance, and the last known one while the database fails', async () => {
  const answers = [Promise.resolve(BLUE), Promise.reject(new Error('down')), Promise.resolve(SHIPPED)];
  for (const answer of answers) answer.catch(() => undefined);
  const pages = new PageAppearance({ read: () => answers.shift()! });
  expect(await pages.read()).toEqual(BLUE);
  expect(await pages.read()).toEqual(BLUE);
  expect(await pages.read()).toEqual(SHIPPED);
});

it('a page does not wait for a database that hangs, which many pages ask once', async () => {
  let reads = 0;
  const hanging = () => {
    reads++;
    return new Promise<PublicAppearance>(() => undefined);
  };
  const pages = new PageAppearance({ read: hanging }, 5);
  expect(await Promise.all([pages.read(), pages.read()])).toEqual([SHIPPED, SHIPPED]);
  expect(await pages.read()).toEqual(SHIPPED);
  expect(reads).toBe(1);
});
