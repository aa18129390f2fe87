import { build } from '../../../scripts/build.js';
import { testDatabase } from '../postgres/test-database.js';
import { startTestServer } from '../postgres/test-server.js';
import { findChromium } from './chromium.js';

/**
 * Before the first story: builds the product, finds a browser, and starts one PostgreSQL with a migrated template
 * database, which each product copies.
 * @returns the function that stops it after the last story
 */
export default async function prepareOnce(): Promise<() => Promise<void>> {
  // Sequential: unpacking a browser changes the folder for temporary files, which the build needs.
  await build();
  await findChromium();
  const server = await startTestServer();
  process.env.TEST_POSTGRES_URL = server.url;
  await (await testDatabase()).drop();
  return () => server.stop();
}
