import { build } from '../../../scripts/build.js';
import { testDatabase } from '../postgres/test-database.js';
import { startTestServerDuring } from '../postgres/test-server.js';
import { findChromium } from './chromium.js';

/**
 * Before the first story: builds the product, finds a browser, and starts one PostgreSQL with a migrated template
 * database, which each product copies.
 * @returns the function that stops it after the last story
 */
export default async function prepareOnce(): Promise<() => Promise<void>> {
  const server = await startTestServerDuring(async () => {
    // Sequential: unpacking a browser changes the folder for temporary files, which the build needs.
    await build();
    await findChromium();
  });
  process.env.TEST_POSTGRES_URL = server.url;
  await (await testDatabase()).drop();
  return () => server.stop();
}
