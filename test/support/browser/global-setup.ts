import { build } from '../../../scripts/build.js';
import { findChromium } from './chromium.js';

/** Before the first journey: the product is built from what stands in the tree, and there is a browser. */
export default async function prepareOnce(): Promise<void> {
  await Promise.all([build(), findChromium()]);
}
