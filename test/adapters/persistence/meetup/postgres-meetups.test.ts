import { PostgresMeetups } from '../../../../src/adapters/persistence/meetup/postgres-meetups.js';
import { PostgresParticipants } from '../../../../src/adapters/persistence/meetup/postgres-participants.js';
import { meetupsContract } from '../../../contracts/meetups-contract.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase('kept');
let participants: PostgresParticipants;
beforeAll(() => {
  participants = new PostgresParticipants(database.em, 'America/New_York');
});

describe('meetups in PostgreSQL', () => {
  meetupsContract(async () => {
    await database.clear();
    return {
      unitOfWork: database.unitOfWork,
      meetups: new PostgresMeetups(database.em, database.matches),
      participants,
      people: (count) => database.people(...Array.from({ length: count }, () => ({ interests: ['music'] }))),
    };
  });
});

describe('a participant', () => {
  const NOW = new Date('2026-03-02T04:30:00Z');

  it('has the current age in their time zone', async () => {
    const [east, unknown] = await database.people(
      { date_of_birth: '2000-03-02', time_zone: 'Europe/Berlin', trust_score: 80, interests: ['chess'] },
      { date_of_birth: '2000-03-02', time_zone: null, latitude: null, longitude: null },
    );
    expect(await participants.find(east, NOW)).toEqual({
      userId: east,
      blockedUserIds: new Set(),
      age: 26,
      coordinates: { latitude: 40.73, longitude: -73.99 },
      interests: ['chess'],
      trustScore: 80,
      timeZone: 'Europe/Berlin',
    });
    expect(await participants.find(unknown, NOW)).toMatchObject({
      age: 25,
      coordinates: null,
      timeZone: null,
    });
  });

  it('is null for an unknown user, and has the stated age without a date of birth', async () => {
    const [stated] = await database.people({ date_of_birth: null, age: 31 });
    expect(await participants.find(stated, NOW)).toMatchObject({ age: 31 });
    expect(await participants.find(4711, NOW)).toBeNull();
  });
});
