import type { APerson } from '../../test/support/http/a-person.js';
import { type AttackedProduct, measureOthers, measureOthersDuring } from './attacked-product.js';
import { comparedToQuiet, milliseconds, type Result } from './result.js';

const CONNECTIONS = 6;
const PER_SECOND = 7;
/** Of `"kkkkk1":1,`. */
const FIELD_BYTES = 11;

const unknownFields = (bytes: number): string =>
  `{${Array.from({ length: Math.floor(bytes / FIELD_BYTES) }, (_, index) => `"${String(index).padStart(6, 'k')}":1`).join(',')}}`;

/**
 * Bodies with many unknown fields: the cost of one, and the response time of others while six connections send them.
 */
export async function attackWithBodies(product: AttackedProduct): Promise<Result[]> {
  const [mallory, ada] = [await product.person().signUp(), await product.person().signUp()];
  const [small, large] = [unknownFields(99_000), unknownFields(2_850_000)];
  const quiet = (await measureOthers(product, ada)).p50;
  const paced = await measureOthersDuring(product, ada, (isOver) =>
    flood(mallory, small, isOver, 1000 / PER_SECOND),
  );
  const flatOut = await measureOthersDuring(product, ada, (isOver) => flood(mallory, small, isOver, 0));
  return [
    { attack: '99 kB of unknown fields', measured: milliseconds(await costOf(mallory, small)), bar: '50 ms' },
    {
      attack: '2.9 MB of unknown fields',
      measured: milliseconds(await costOf(mallory, large)),
      bar: '50 ms',
    },
    {
      attack: `others' median, ${CONNECTIONS} connections, ${PER_SECOND} bodies a second each`,
      measured: comparedToQuiet(paced.p50, quiet),
      bar: '2 x quiet',
    },
    {
      attack: `others' median, ${CONNECTIONS} connections flat out, without rate limits`,
      measured: comparedToQuiet(flatOut.p50, quiet),
      bar: '2 x quiet',
    },
  ];
}

/** The same at full rate against a server with its default rate limits. */
export async function attackWithLimitedBodies(product: AttackedProduct): Promise<Result[]> {
  const [mallory, ada] = [await product.person().signUp(), await product.person().signUp()];
  const quiet = (await measureOthers(product, ada)).p50;
  const body = unknownFields(99_000);
  const during = await measureOthersDuring(product, ada, (isOver) => flood(mallory, body, isOver, 0));
  return [
    {
      attack: `others' median, ${CONNECTIONS} connections flat out, with rate limits`,
      measured: comparedToQuiet(during.p50, quiet),
      bar: '2 x quiet',
    },
  ];
}

/** @returns the median response time of rejected requests in milliseconds */
async function costOf(person: APerson, body: string): Promise<number> {
  const times: number[] = [];
  for (let sent = 0; sent < 9; sent++) {
    const began = performance.now();
    const { status } = await person.send('PUT', '/api/profile', body);
    times.push(performance.now() - began);
    if (status !== 400) throw new Error(`${status} for a body of many fields`);
  }
  return times.sort((a, b) => a - b)[4]!;
}

async function flood(person: APerson, body: string, isOver: () => boolean, pauseMs: number): Promise<void> {
  const connection = async () => {
    while (!isOver()) {
      const pause = new Promise((resolve) => setTimeout(resolve, pauseMs));
      // The server may close the connection before the whole body of a rejected request is sent.
      await person.send('PUT', '/api/profile', body).catch(() => undefined);
      await pause;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}
