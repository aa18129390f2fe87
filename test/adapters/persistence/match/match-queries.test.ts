import { PostgresContacts } from '../../../../src/adapters/persistence/match/postgres-contacts.js';
import { PostgresMatchQueries } from '../../../../src/adapters/persistence/match/match-queries.js';
import { Match } from '../../../../src/domain/match/match.js';
import { startOf } from '../../../../src/domain/shared/slot.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { aTable, changeMatch, insertTable } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const ALL = { past: true, pairs: true };
const NOW = new Date('2026-03-02T15:00:00Z');
const LATER = new Date('2026-03-03T15:00:00Z');
const AFTER_DINNER = new Date('2026-03-08T03:00:00Z');

const database = ownDatabase();
let queries: PostgresMatchQueries;

beforeAll(() => {
  queries = new PostgresMatchQueries(database.pool);
});

const named = <Names extends string[]>(...names: Names) =>
  names.map((first_name) => ({ first_name })) as { [At in keyof Names]: { first_name: string } };
const namesSeenBy = async (userId: number, matchId: number) =>
  (await queries.matchOf(userId, matchId))!.users.map(({ displayName }) => displayName);

const answers = (userId: number, topic: string, music: string, vibe: string) =>
  database.pool.query(
    `insert into user_survey_responses (user_id, favorite_conversation_topic, favorite_music, personality_type)
     values ($1, $2, $3, $4)`,
    [userId, topic, music, vibe],
  );

describe('a match as a member reads it', () => {
  it('has every field of the screen, and the public fields of other members', async () => {
    const {
      matchId,
      userIds: [ada, bob, cid],
    } = await aTable(database, [
      {},
      {
        first_name: 'Bob',
        date_of_birth: '1999-12-31',
        profile_image_url: '/api/pictures/2/a.webp',
        trust_score: 60,
      },
      { first_name: 'Cid', date_of_birth: null },
    ]);
    expect(await queries.matchOf(ada, matchId)).toEqual({
      id: matchId,
      participants: [ada, bob, cid],
      users: [
        {
          id: bob,
          displayName: 'Bob',
          firstName: 'Bob',
          profileImageUrl: '/api/pictures/2/a.webp',
          dateOfBirth: '1999-12-31',
          trustScore: 60,
        },
        {
          id: cid,
          displayName: 'Cid',
          firstName: 'Cid',
          profileImageUrl: null,
          dateOfBirth: null,
          trustScore: 0,
        },
      ],
      meetupType: 'group',
      venueType: 'restaurant',
      suggestedTime: 'dinner',
      suggestedDate: '2026-03-07',
      startsAt: startOf(DINNER, 'America/New_York'),
      timeZone: 'America/New_York',
      matchScore: 64,
      suggestedLocation: null,
      status: 'pending',
      meetup: null,
      ownStatus: 'joined',
      hasLeftChat: false,
      sharedInterest: null,
      ownTastes: { interests: [], survey: null },
      otherTastes: [
        { interests: [], survey: null },
        { interests: [], survey: null },
      ],
      unread: 0,
      lastReadMessageId: 0,
      lastMessage: null,
      hasWritten: false,
      attendance: { confirmed: 0, late: [], here: [] },
      booking: null,
      tableWord: null,
      feedback: null,
      createdAt: NOW,
      updatedAt: NOW,
    });
  });

  it('numbers equal first names, in any case, by the time of joining', async () => {
    const {
      matchId,
      userIds: [sam, ada, otherSam],
    } = await aTable(database, named('Sam', 'Ada', 'sam', 'Bob'));
    const [late] = await database.people({ first_name: 'Sam' });
    expect(await namesSeenBy(ada, matchId)).toEqual(['Sam 1', 'sam 2', 'Bob']);
    await changeMatch(database, matchId, (match) => match.seat({ userId: late, requestId: null }, 50, LATER));
    expect(await namesSeenBy(ada, matchId)).toEqual(['Sam 1', 'sam 2', 'Bob', 'Sam 3']);
    expect(await namesSeenBy(otherSam, matchId)).toEqual(['Sam 1', 'Ada', 'Bob', 'Sam 3']);

    // A number is never reassigned when a member leaves.
    await changeMatch(database, matchId, (match) => match.leave(sam, LATER));
    expect(await namesSeenBy(ada, matchId)).toEqual(['sam 2', 'Bob', 'Sam 3']);
  });

  it('does not number by members of other matches', async () => {
    const { matchId, userIds } = await aTable(database, named('Sam', 'Ada'));
    await aTable(database, named('Sam', 'Sam'));
    expect(await namesSeenBy(userIds[1]!, matchId)).toEqual(['Sam']);
  });

  it('omits former members, and is hidden from them', async () => {
    const {
      matchId,
      userIds: [ada, bob, cid],
    } = await aTable(database, named('Ada', 'Bob', 'Cid'));
    await changeMatch(database, matchId, (match) => match.leave(bob, LATER));
    expect(await queries.matchOf(ada, matchId)).toMatchObject({
      participants: [ada, cid],
      users: [{ id: cid }],
    });
    expect(await queries.matchOf(bob, matchId)).toBeNull();
    expect(await queries.matchesOf(bob, ALL)).toEqual([]);
  });

  it('is not found by other users or with an unknown id', async () => {
    const { matchId, userIds } = await aTable(database, named('Ada', 'Bob', 'Cid'));
    const [stranger] = await database.people({});
    expect(await queries.matchOf(stranger, matchId)).toBeNull();
    expect(await queries.matchOf(userIds[0]!, matchId + 1)).toBeNull();
  });

  it('is not found after it was canceled or dissolved, and is found after it took place', async () => {
    const three = named('Ada', 'Bob', 'Cid');
    const [cancelled, dissolved, eaten] = [
      await aTable(database, three),
      await aTable(database, three),
      await aTable(database, three),
    ];
    await changeMatch(database, cancelled.matchId, (match) => match.cancel(cancelled.userIds[1]!, LATER));
    await changeMatch(database, dissolved.matchId, (match) => match.dissolve(LATER));
    await changeMatch(database, eaten.matchId, (match) => match.advance(AFTER_DINNER));
    expect(await queries.matchOf(cancelled.userIds[0]!, cancelled.matchId)).toBeNull();
    expect(await queries.matchOf(dissolved.userIds[0]!, dissolved.matchId)).toBeNull();
    expect(await queries.matchOf(eaten.userIds[0]!, eaten.matchId)).toMatchObject({ status: 'completed' });
  });

  it('has whether the reader has confirmed', async () => {
    const { matchId, userIds } = await aTable(database, named('Ada', 'Bob', 'Cid'));
    await changeMatch(database, matchId, (match) => match.confirmSeat(userIds[0]!, LATER));
    expect(await queries.matchOf(userIds[0]!, matchId)).toMatchObject({ ownStatus: 'confirmed' });
    expect(await queries.matchOf(userIds[1]!, matchId)).toMatchObject({ ownStatus: 'joined' });
  });

  it('has what the members said about themselves, without blocked and former ones', async () => {
    const { matchId, userIds } = await aTable(database, named('Ada', 'Bob', 'Cid', 'Dan'));
    const [ada, bob, cid, dan] = userIds;
    for (const id of userIds) await answers(id, 'food', 'indie', id === ada ? 'chill' : 'outgoing');
    await database.pool.query(`update users set interests = '{chess,Hiking}' where id = $1`, [bob]);
    await database.block(cid, ada);
    await changeMatch(database, matchId, (match) => match.leave(dan, LATER));
    const survey = (personalityType: string) => ({
      favoriteConversationTopic: 'food',
      favoriteMusic: 'indie',
      personalityType,
    });
    const { ownTastes, otherTastes } = (await queries.matchOf(ada, matchId))!;
    expect(ownTastes).toEqual({ interests: [], survey: survey('chill') });
    expect(otherTastes).toHaveLength(2);
    expect(otherTastes).toEqual(
      expect.arrayContaining([null, { interests: ['chess', 'Hiking'], survey: survey('outgoing') }]),
    );
  });

  it('for two members has the best shared answer', async () => {
    const pair = async (...shared: Array<[string, string, string]>) => {
      const { matchId, userIds } = await aTable(database, named('Ada', 'Bob'));
      await changeMatch(database, matchId, (match) => {
        match.confirm(LATER);
        for (const { userId } of match.seated) match.confirmSeat(userId, LATER);
      });
      for (const [index, given] of shared.entries()) await answers(userIds[index]!, ...given);
      return (await queries.matchOf(userIds[0]!, matchId))!;
    };
    const ada = ['food', 'indie', 'chill'] as [string, string, string];
    expect(await pair(ada, ['food', 'indie', 'chill'])).toMatchObject({
      meetupType: '1v1',
      sharedInterest: 'chill',
    });
    expect(await pair(ada, ['food', 'indie', 'outgoing'])).toMatchObject({ sharedInterest: 'food' });
    expect(await pair(ada, ['travel', 'indie', 'outgoing'])).toMatchObject({ sharedInterest: 'indie' });
    expect(await pair(ada, ['travel', 'pop', 'outgoing'])).toMatchObject({ sharedInterest: null });
    expect(await pair(ada)).toMatchObject({ sharedInterest: null });
  });
});

describe('the chat summary of a match', () => {
  const say = async (matchId: number, userId: number, text: string, at = LATER) =>
    (
      await database.pool.query<{ id: number }>(
        `insert into chat_messages (match_id, user_id, message, created_at) values ($1, $2, $3, $4) returning id`,
        [matchId, userId, text, at],
      )
    ).rows[0]!.id;
  const talkSeenBy = async (userId: number, matchId: number) => {
    const { unread, lastMessage } = (await queries.matchOf(userId, matchId))!;
    return { unread, last: lastMessage?.text ?? null };
  };

  it('counts messages of others since the reader joined and read, without system messages', async () => {
    const {
      matchId,
      userIds: [ada, bob],
    } = await aTable(database, named('Ada', 'Bob'));
    await say(matchId, bob, 'before anyone sat here', new Date(NOW.getTime() - 1));
    await say(matchId, 61, 'Welcome');
    expect(await talkSeenBy(ada, matchId)).toEqual({ unread: 0, last: null });
    const hello = await say(matchId, bob, 'Hello');
    await say(matchId, ada, 'Hi Bob');
    await say(matchId, 61, 'See you on Saturday!');
    expect(await talkSeenBy(ada, matchId)).toEqual({ unread: 1, last: 'Hi Bob' });
    expect(await talkSeenBy(bob, matchId)).toEqual({ unread: 1, last: 'Hi Bob' });
    await database.pool.query('update match_members set last_read_message_id = $1', [hello]);
    expect(await talkSeenBy(ada, matchId)).toEqual({ unread: 0, last: 'Hi Bob' });
  });

  it('counts to ninety-nine', async () => {
    const { matchId, userIds } = await aTable(database, named('Ada', 'Bob'));
    for (let count = 0; count < 120; count++) await say(matchId, userIds[1]!, `${count}`);
    expect(await talkSeenBy(userIds[0]!, matchId)).toEqual({ unread: 99, last: '119' });
  });
});

describe('the matches of a user', () => {
  it('are sorted soonest first, then past ones, latest first', async () => {
    const on = (preferredDate: string) => ({ slot: { ...DINNER, preferredDate } });
    const [ada] = await database.people({});
    const others = await database.people({}, {});
    const tables: Record<string, number> = {};
    for (const date of ['2026-03-14', '2026-02-21', '2026-03-07', '2026-02-28', '2026-02-14']) {
      tables[date] = await insertTable(database, [ada, ...others], on(date));
      await changeMatch(database, tables[date], (match) => match.advance(NOW));
    }
    await changeMatch(database, tables['2026-02-14']!, (match) => match.advance(NOW));
    const dates = (await queries.matchesOf(ada, ALL)).map((row) => [row.suggestedDate, row.status]);
    expect(dates).toEqual([
      ['2026-03-07', 'pending'],
      ['2026-03-14', 'pending'],
      ['2026-02-28', 'completed'],
      ['2026-02-21', 'completed'],
      ['2026-02-14', 'archived'],
    ]);
  });

  it('hold past ones and chats of two only where these are asked for', async () => {
    const userIds = await database.people({}, {});
    const archived = await insertTable(database, userIds);
    await database.pool.query(`update matches set status = 'archived' where id = $1`, [archived]);
    const met = { ...DINNER, suggestedDate: '2026-02-28', suggestedTime: 'dinner', startsAt: NOW };
    const talk = Match.keepInTouch({ ...met, timeZone: 'America/New_York' }, [userIds[0]!, userIds[1]!], NOW);
    await database.unitOfWork.run(() => database.matches.add(talk));
    const completed = await insertTable(database, userIds);
    await database.pool.query(`update matches set status = 'completed' where id = $1`, [completed]);
    const listed = async (past: boolean, pairs: boolean) =>
      (await queries.matchesOf(userIds[0]!, { past, pairs })).map(({ status }) => status).toSorted();
    expect(await listed(false, false)).toEqual([]);
    expect(await listed(true, false)).toEqual(['archived', 'completed']);
    expect(await listed(false, true)).toEqual(['in_touch']);
    expect(await listed(true, true)).toEqual(['archived', 'completed', 'in_touch']);
  });

  it('are fifty at most', async () => {
    const userIds = await database.people({}, {});
    for (let count = 0; count < 51; count++) await insertTable(database, userIds);
    expect(await queries.matchesOf(userIds[0]!, ALL)).toHaveLength(50);
  });
});

describe('the profile of a table-mate', () => {
  it('has the fields for table-mates, and nothing that identifies or locates the user', async () => {
    const { userIds } = await aTable(database, [
      {},
      { first_name: 'Bob', bio: 'I bake.', interests: ['bread', 'jazz'], trust_score: 40 },
    ]);
    const [ada, bob] = userIds;
    expect(await queries.profileFor(ada, bob)).toEqual({
      id: bob,
      firstName: 'Bob',
      displayName: 'Bob',
      profileImageUrl: null,
      dateOfBirth: '2004-05-06',
      trustScore: 40,
      bio: 'I bake.',
      interests: ['bread', 'jazz'],
      isEmailVerified: true,
      isIdVerified: false,
      isPhoneVerified: false,
      isProfilePictureVerified: false,
    });
  });

  it('is found by the user and by table-mates only', async () => {
    const [ada, bob] = await database.people({}, {});
    expect(await queries.profileFor(ada, ada)).toMatchObject({ id: ada });
    expect(await queries.profileFor(ada, bob)).toBeNull();
    expect(await queries.profileFor(ada, 4711)).toBeNull();
  });

  it('is not found after either left or the match was canceled', async () => {
    const {
      matchId,
      userIds: [ada, bob, cid],
    } = await aTable(database, [{}, {}, {}]);
    await changeMatch(database, matchId, (match) => match.leave(bob, LATER));
    expect(await queries.profileFor(ada, bob)).toBeNull();
    expect(await queries.profileFor(bob, ada)).toBeNull();
    expect(await queries.profileFor(ada, cid)).not.toBeNull();
    await changeMatch(database, matchId, (match) => match.cancel(cid, LATER));
    expect(await queries.profileFor(ada, cid)).toBeNull();
  });

  it('is never that of the system user', async () => {
    const [ada] = await database.people({});
    expect(await queries.profileFor(ada, 61)).toBeNull();
    expect(await queries.profileFor(61, 61)).toBeNull();
  });
});

it('contacts are those of the given users', async () => {
  const [ada, bob] = await database.people({}, { first_name: 'Bob' });
  const contacts = new PostgresContacts(database.em);
  expect(await contacts.of([bob, 4711])).toEqual([
    { userId: bob, email: expect.stringMatching(/@example\.org$/), firstName: 'Bob', language: 'en' },
  ]);
  expect(await contacts.of([ada, bob])).toHaveLength(2);
  expect(await contacts.of([])).toEqual([]);
});
