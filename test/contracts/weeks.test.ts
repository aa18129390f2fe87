import fc from 'fast-check';
import { acts, play } from '../support/weeks/act.js';
import { Product } from '../support/weeks/product.js';

const RUNS = Number(process.env.WEEKS_RUNS ?? 1);
const MOST_ACTS = 300;
/** Ends a hang; the time that is left after a failure is spent on a shorter story of it. */
const LIMIT_MS = RUNS * 120_000;

let product: Product;

beforeAll(async () => {
  product = await Product.open();
});
afterAll(() => product.close());

it(
  'no act of any member breaks a rule for another one in weeks of a community',
  async () => {
    await fc.assert(
      fc.asyncProperty(acts(MOST_ACTS), (story) => play(product, story)),
      {
        // The same story in every run of the suite, and another one for each seed of the long form.
        seed: Number(process.env.WEEKS_SEED ?? 3),
        numRuns: RUNS,
        interruptAfterTimeLimit: LIMIT_MS - 10_000,
        endOnFailure: process.env.WEEKS_RUNS === undefined,
        includeErrorInReport: true,
      },
    );
  },
  LIMIT_MS,
);
