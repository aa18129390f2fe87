import { PostgresPrivatePreferences } from '../../src/adapters/persistence/private-preferences/postgres-private-preferences.js';
import { PostgresSlots } from '../../src/adapters/persistence/seating/postgres-slots.js';
import { NO_PREFERENCES } from '../../src/domain/private-preferences/private-preferences.js';
import type { RequestWishes } from '../../src/domain/matching-request/matching-request.js';
import { solveSeating } from '../../src/domain/seating/solve.js';
import { aRequest, DINNER } from '../support/builders/a-request.js';
import { ownDatabase } from '../support/postgres/product-database.js';

const NOW = new Date('2026-03-02T15:00:00Z');

const database = ownDatabase();

interface Account {
  readonly languages?: readonly string[];
  readonly asks?: Pick<RequestWishes, 'sharedLanguage' | 'notTheOnly'>;
}

/** @returns the ids of the new accounts, each with a request in the slot */
async function wait(accounts: readonly Account[], isCounted: (at: number) => boolean): Promise<number[]> {
  const ids: number[] = [];
  for (const [at, { languages = [], asks = {} }] of accounts.entries()) {
    const [userId] = await database.people({ is_first_of_network: isCounted(at) });
    await database.unitOfWork.run(async () => {
      await new PostgresPrivatePreferences(database.em).save(userId, {
        ...NO_PREFERENCES,
        languages: [...languages] as typeof NO_PREFERENCES.languages,
      });
      await database.requests.add(aRequest({ ...asks, userId }));
    });
    ids.push(userId);
  }
  return ids;
}

/** Where accounts of one network, of which the first is counted, wait alone with a stranger: who gets a seat, and how large the tables are. */
async function seatsWith(stranger: Account, attackers: readonly Account[]): Promise<string> {
  await database.clear();
  const own = await wait(attackers, (at) => at === 0);
  const [other] = await wait([stranger], () => true);
  const { waiting } = await new PostgresSlots(database.em, null).snapshotOf(DINNER, NOW);
  const problem = { waiting, openTables: [], pass: 'final', patienceSeconds: 600, seed: 1 } as const;
  const names = new Map([...own.map((id, at) => [id, `account ${at}`] as const), [other, 'the stranger']]);
  const { tables } = solveSeating(problem);
  const seated = tables.flatMap(({ members }) => members).map((id) => names.get(id));
  return JSON.stringify([seated.toSorted(), tables.map(({ members }) => members.length).toSorted()]);
}

const SERIES = [4, 8].flatMap((count) =>
  (['the first', 'all'] as const).map((askers) => ({ count, askers })),
);
const accounts = (count: number, askers: 'the first' | 'all', account: Account): Account[] =>
  Array.from({ length: count }, (_, at) => ({
    ...account,
    asks: askers === 'all' || at === 0 ? account.asks! : {},
  }));

describe.each(SERIES)(
  'whoever has $count accounts of one network, of which $askers ask',
  ({ count, askers }) => {
    it('does not learn by a seat which languages a stranger speaks', async () => {
      const attackers = accounts(count, askers, { languages: ['is'], asks: { sharedLanguage: true } });
      expect(await seatsWith({ languages: ['is', 'en'] }, attackers)).toBe(
        await seatsWith({ languages: ['en'] }, attackers),
      );
    });

    it('does not learn by a seat of which gender a stranger does not want to be the only one', async () => {
      const attackers = accounts(count, askers, { asks: { notTheOnly: 'woman' } });
      expect(await seatsWith({ asks: { notTheOnly: 'woman' } }, attackers)).toBe(
        await seatsWith({ asks: { notTheOnly: 'man' } }, attackers),
      );
    });

    it('does not learn by a seat which languages a stranger speaks who asks for a shared one', async () => {
      const attackers = accounts(count, askers, { languages: ['is'], asks: {} });
      const asks = { sharedLanguage: true };
      expect(await seatsWith({ languages: ['is', 'en'], asks }, attackers)).toBe(
        await seatsWith({ languages: ['en'], asks }, attackers),
      );
    });
  },
);

it('counts what a whole table is asked where all accounts cost something', async () => {
  const asks = { sharedLanguage: true };
  const ids = await wait([{ languages: ['is'], asks }, ...Array(3).fill({ languages: ['is'] })], () => true);
  const { waiting } = await new PostgresSlots(database.em, null).snapshotOf(DINNER, NOW);
  const problem = { waiting, openTables: [], pass: 'final', patienceSeconds: 600, seed: 1 } as const;
  expect(solveSeating(problem).tables).toEqual([expect.objectContaining({ members: ids })]);
});
