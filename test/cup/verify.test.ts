import { generateKeyPairSync } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HighsSolver } from '../../src/adapters/seating/highs-solver.js';
import type { ReceiptChain } from '../../src/application/seating/receipts/ports.js';
import { hexOfNodes, SMALLEST_RECEIPT } from '../../src/domain/seating/receipt/receipt.js';
import { anyProblem, strangers } from '../domain/seating/seekers.js';
import { makeWorld } from '../support/seating/worlds.js';
import {
  type ParsedReceipt,
  parsed,
  receiptsOf,
  signed,
  verify,
  verifyEach,
} from '../support/seating/receipts.js';

/** What every receipt that holds prints. */
const HOLDS = /^(\d+) of at most (\d+)\nsigned with the key [0-9a-f]{64}\n0$/;

const solver = await HighsSolver.load();
/** 27 of at most 27, of fifty users in small towns. */
const thinTown = (seed: number) => ({
  waiting: [...makeWorld('sparse', 50, seed).values()][0]!,
  openTables: [],
});

let files: string[];
let chain: ReceiptChain;
let receipt: ParsedReceipt;
beforeAll(async () => {
  ({ files, chain } = await receiptsOf([thinTown(1), thinTown(2), thinTown(3)], solver));
  receipt = parsed(files[0]!);
});

const changed = (fields: object) => signed({ ...receipt, ...fields }, chain);

describe('verify.py', () => {
  test('says how many were seated, and how many anybody could have seated', () => {
    expect(verify([files[0]!])).toEqual({
      status: 0,
      output: `27 of at most 27\nsigned with the key ${chain.publicKey}\n`,
    });
  });

  test('accepts the examples', () => {
    const examples = globSync('cup/receipts/*.json')
      .toSorted()
      .map((path) => readFileSync(path, 'utf8'));
    expect(examples.length).toBeGreaterThan(1);
    expect(verify(examples)).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^27 of at most 27\n27 of/),
    });
  });

  test('accepts the receipt of any run, and its bound is that of the receipt', async () => {
    const problems = fc
      .sample(anyProblem(24), { numRuns: 30, seed: 20261127 })
      .filter(({ waiting }) => waiting.length >= SMALLEST_RECEIPT)
      .map(({ waiting, openTables }) => ({
        waiting: waiting.map((one, at) => ({
          ...one,
          group: at % 5 < 2 && at < 10 ? Math.floor(at / 5) : null,
        })),
        openTables,
      }));
    const all = (await receiptsOf(problems, solver)).files;
    const withoutSolver = (await receiptsOf(problems, null)).files;
    for (const [at, lines] of verifyEach([...all, ...withoutSolver]).entries()) {
      const { seated, atMost } = parsed([...all, ...withoutSolver][at]!);
      expect(lines).toMatch(HOLDS);
      expect(lines).toMatch(new RegExp(`^${seated} of at most ${atMost}\n`));
    }
    expect(all.some((file) => parsed(file).open.some(({ joined }) => joined.length > 0))).toBe(true);
    expect(all.some((file) => parsed(file).people.includes(2))).toBe(true);
  });

  test('refuses a receipt in which any bit has changed', () => {
    const flipped = fc
      .sample(fc.tuple(fc.nat(files[0]!.length - 1), fc.nat(7)), { numRuns: 400, seed: 7 })
      .map(([at, bit]) => {
        const bytes = Buffer.from(files[0]!);
        bytes[at]! ^= 1 << bit;
        return bytes;
      });
    for (const lines of verifyEach(flipped)) expect(lines).toMatch(/^refused: .+\n1$/);
  });

  test('refuses another content under the old signature', () => {
    const more = {
      ...receipt,
      values: { ...receipt.values, people: receipt.values.people.map((value) => value + 1) },
    };
    expect(verify([JSON.stringify(more)])).toEqual({
      status: 1,
      output: 'refused: the signature is not that of the content\n',
    });
  });

  test('refuses a key that is not the expected one', () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x!;
    const key = Buffer.from(other, 'base64url').toString('hex');
    expect(verify([files[0]!], '--key', chain.publicKey)).toMatchObject({ status: 0 });
    expect(verify([files[0]!], '--key', key)).toEqual({
      status: 1,
      output: 'refused: signed with another key\n',
    });
  });

  test('refuses a chain in which a run is dropped, exchanged or repeated', () => {
    const [one, two, three] = files as [string, string, string];
    expect(verify([one, two, three])).toMatchObject({ status: 0 });
    const missing = 'refused: a receipt is missing before this one';
    expect(verify([one, three]).output).toContain(missing);
    expect(verify([two, one]).output).toContain(missing);
    expect(verify([one, one]).output).toContain(missing);
    const forged = signed({ ...parsed(three), number: 2 }, chain);
    expect(verify([one, forged]).output).toContain('refused: the receipt before is another one');
  });

  test('names what is wrong with a receipt that its owner signed', () => {
    const { tables, values, people, pairs } = receipt;
    const [table, other] = tables as [number[], number[]];
    const alone = people.findIndex((_, node) => !tables.flat().includes(node));
    const withTables = (...first: number[][]) => changed({ tables: [...first, ...tables.slice(2)] });
    const cases: Array<[file: string, reason: string | RegExp]> = [
      [withTables(table, [table[0]!, ...other.slice(1)]), /^node \d+ sits twice$/],
      [withTables([...table.slice(1), alone], other), /^node \d+ sits with someone who does not fit$/],
      [withTables([...table, ...other]), /^node \d+ sits with someone who does not fit$/],
      [withTables(table.slice(-1), other), 'a table of 1 people'],
      [withTables([], other), 'a table of 0 people'],
      [withTables([999], other), 'a table with a node that does not exist'],
      [withTables(other), /^tables and dual values say seated \d+$/],
      [changed({ seated: 28 }), 'tables and dual values say seated 27'],
      [changed({ atMost: 26 }), 'tables and dual values say atMost 27'],
      [changed({ previous: 'ab'.repeat(32) }), 'no hash of the receipt before'],
      [changed({ number: 0 }), 'no number'],
      [changed({ format: 'table-receipt-2' }), 'not the format table-receipt-1'],
      [changed({ salt: '' }), 'no slot or no salt'],
      [changed({ slot: 'Saturday' }), 'no slot or no salt'],
      [changed({ pairs: pairs.slice(1) }), 'pairs of another number of nodes'],
      [changed({ pairs: pairs.with(1, '2') }), 'a pair with a node that does not exist'],
      [changed({ sizes: [3, 9] }), 'no table sizes'],
      [changed({ people: people.map(() => 0) }), 'a node without people'],
      [changed({ values: { ...values, people: values.people.with(0, -1) } }), 'a negative dual value'],
      [changed({ values: { ...values, people: values.people.slice(1) } }), 'not a dual value for each node'],
      [changed({ values: { ...values, unit: 0 } }), 'no dual values'],
      [changed({ age: 30 }), 'other fields than those of a receipt'],
      [`${files[0]!}\n`, 'not in canonical form'],
      [files[0]!.replace('"seated":27', '"seated":2.7e1'), 'not in canonical form'],
      ['{', /^not JSON/],
    ];
    const reasons = verifyEach(cases.map(([file]) => file));
    for (const [at, [, reason]] of cases.entries())
      expect(reasons[at]!.replace('refused: ', '').replace(/\n1$/, '')).toEqual(
        typeof reason === 'string' ? reason : expect.stringMatching(reason),
      );
  });

  test('refuses any smaller dual value of someone at a table, though everything else is adjusted', () => {
    const { values, tables, people: sizes } = receipt;
    const sumOf = (nodes: readonly number[], of: readonly number[]) =>
      nodes.reduce((sum, node) => sum + of[node]!, 0);
    const tight = tables.filter((nodes) => sumOf(nodes, values.people) === values.unit * sumOf(nodes, sizes));
    expect(tight.length).toBeGreaterThan(3);
    const lower = tight.flat().map((node) => {
      const people = values.people.with(node, Math.max(0, values.people[node]! - 1 - (node % values.unit)));
      const sums = people.reduce((sum, value) => sum + value, 0);
      return [26, 27].map((atMost) =>
        signed(
          {
            ...receipt,
            atMost: Math.min(atMost, Math.floor(sums / values.unit)),
            values: { ...values, people },
          },
          chain,
        ),
      );
    });
    for (const lines of verifyEach(lower.flat()))
      expect(lines).toMatch(/^refused: (the dual values of table \[|tables and dual values say atMost)/);
  });

  test('refuses a bound that leaves out who could be seated, and names the table', async () => {
    const waiting = strangers(12, (a, b) => a <= 6 === b <= 6);
    const made = await receiptsOf([{ waiting, openTables: [] }], solver);
    const cheated = parsed(made.files[0]!);
    const [kept, dropped] = cheated.tables;
    const people = cheated.values.people.map((value, node) => (dropped!.includes(node) ? 0 : value));
    const file = signed(
      { ...cheated, tables: [kept!], seated: 6, atMost: 6, values: { ...cheated.values, people } },
      made.chain,
    );
    expect(verify([file]).output).toMatch(
      /^refused: the dual values of table \[\d+, \d+, \d+.*\] are too small\n$/,
    );
  });

  test('does not accept what it cannot check within its limit of steps', () => {
    // Half of the nodes only fit with the others, and give what two of those take, so that each pair has to be looked at.
    const nodes = [...Array(60).keys()];
    const fits = (node: number) => nodes.slice(0, node).filter((other) => node % 2 === 1 || other % 2 === 1);
    const file = changed({
      people: nodes.map(() => 1),
      pairs: nodes.map((node) => hexOfNodes(fits(node), node)),
      tables: [],
      seated: 0,
      atMost: 57,
      values: { unit: 10, people: nodes.map((node) => (node % 2 === 1 ? 11 : 8)), open: [] },
    });
    expect(verifyEach([file])).toEqual([expect.stringMatching(/^0 of at most 57\n/)]);
    expect(verifyEach([file], 1000)).toEqual([
      'refused: not checked: the search for a better table takes too long\n1',
    ]);
  });
});
