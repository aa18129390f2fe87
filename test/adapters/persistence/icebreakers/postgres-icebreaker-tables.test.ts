import { PostgresChatMessages } from '../../../../src/adapters/persistence/chat/postgres-chat-messages.js';
import { PostgresIcebreakerTables } from '../../../../src/adapters/persistence/icebreakers/postgres-icebreaker-tables.js';
import { SYSTEM_USER_ID } from '../../../../src/domain/chat/chat-message.js';
import { icebreakerMessage } from '../../../../src/domain/icebreakers/icebreaker-messages.js';
import { areTableQuestionsDue, isWarmUpDue } from '../../../../src/domain/icebreakers/times.js';
import { Match } from '../../../../src/domain/match/match.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const QUESTION = icebreakerMessage('warmup', ['laugh']);
const STARTS_AT = new Date('2026-03-07T23:00:00Z');
const before = (hours: number) => new Date(STARTS_AT.getTime() - hours * 3_600_000);

const database = ownDatabase();
let tables: PostgresIcebreakerTables;
let messages: PostgresChatMessages;
beforeAll(() => {
  tables = new PostgresIcebreakerTables(database.em);
  messages = new PostgresChatMessages(database.em);
});

async function aTableFormed(createdAt: Date): Promise<Match> {
  const userIds = await database.people({}, {}, {});
  const members = userIds.map((userId) => ({ userId, requestId: null }));
  const match = Match.form(DINNER, 'America/New_York', members, 0, createdAt);
  await database.unitOfWork.run(() => database.matches.add(match));
  return match;
}
const post = (matchId: number, clientId: string, userId = SYSTEM_USER_ID) =>
  messages.add({
    matchId,
    userId,
    text: '',
    ...(userId === SYSTEM_USER_ID && { system: QUESTION }),
    clientId,
    aboutUserId: null,
    at: before(60),
  });

describe('the tables to which questions are due', () => {
  it('are those of the rule, at each time and for each age of the table', async () => {
    for (const formed of [100, 47, 0.5]) {
      const match = await aTableFormed(before(formed));
      expect(match.startsAt).toEqual(STARTS_AT);
      for (const hours of [48.1, 48, 40, 24.1, 24, 2, 1, 0.5, 0, -1]) {
        const now = before(hours);
        const isDue = isWarmUpDue(match, now) || areTableQuestionsDue(match, now);
        expect((await tables.due(now, 10)).includes(match.id)).toBe(isDue);
      }
    }
  });

  it('do not contain one to which they were posted, whatever its members wrote', async () => {
    const { id, members } = await aTableFormed(before(100));
    await post(id, 'icebreaker-warmup', members[0]!.userId);
    expect(await tables.due(before(48), 10)).toEqual([id]);
    await post(id, 'icebreaker-warmup');
    expect(await tables.due(before(48), 10)).toEqual([]);
    expect(await tables.due(before(1), 10)).toEqual([id]);
    await post(id, 'icebreaker-table');
    expect(await tables.due(before(1), 10)).toEqual([]);
    expect(await messages.systemMessages(id, 'icebreaker')).toEqual([
      { occasion: 'icebreaker-warmup', message: QUESTION },
      { occasion: 'icebreaker-table', message: QUESTION },
    ]);
  });

  it('do not contain canceled, dissolved and completed ones, and are limited', async () => {
    const [first, second] = [await aTableFormed(before(100)), await aTableFormed(before(100))];
    expect(await tables.due(before(48), 10)).toEqual([first.id, second.id]);
    expect(await tables.due(before(48), 1)).toEqual([first.id]);
    expect(await tables.due(before(48), 1, first.id)).toEqual([second.id]);
    for (const status of ['cancelled', 'dissolved', 'completed']) {
      await database.pool.query('update matches set status = $1 where id = $2', [status, first.id]);
      expect(await tables.due(before(48), 10)).toEqual([second.id]);
    }
  });
});
