import { build } from '../../../scripts/build.js';
import { findChromium } from './chromium.js';

/** Before the first journey: the product is built from what stands in the tree, and there is a browser. */
export default async function prepareOnce(): Promise<void> {
  // One after the other: unpacking a browser moves the folder for temporary files, which building needs.
  await build();
  await findChromium();
}
