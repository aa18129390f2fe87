import { build } from '../../../scripts/build.js';
import { testDatabase } from '../postgres/test-database.js';
import { startTestServer } from '../postgres/test-server.js';
import { findChromium } from './chromium.js';

/**
 * Before the first journey: the product is built from what stands in the tree, there is a browser, and one PostgreSQL with
 * a migrated template, from which each product's database is copied. @returns what stops it after the last journey
 */
export default async function prepareOnce(): Promise<() => Promise<void>> {
  // One after the other: unpacking a browser moves the folder for temporary files, which building needs.
  await build();
  await findChromium();
  const server = await startTestServer();
  process.env.TEST_POSTGRES_URL = server.url;
  await (await testDatabase()).drop();
  return () => server.stop();
}
