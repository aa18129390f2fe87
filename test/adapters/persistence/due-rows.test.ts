import { PostgresAccountActivities } from '../../../src/adapters/persistence/sign-in/postgres-account-activities.js';
import { PostgresSlots } from '../../../src/adapters/persistence/seating/postgres-slots.js';
import { PostgresVenueBallots } from '../../../src/adapters/persistence/venue/postgres-venue-ballots.js';
import { INACTIVITY_STEPS } from '../../../src/domain/account/inactivity.js';
import { DINNER } from '../../support/builders/a-request.js';
import { ownDatabase } from '../../support/postgres/product-database.js';
import { rowsTouchedBy } from '../../support/postgres/rows-touched.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const PEOPLE = 6000;
/** Of the people, those who have not signed in for two years. */
const INACTIVE = 5;
/** Of their tables, all of today, those whose place takes its next step. */
const ASKED = 3;
const FIRST = 100;

const database = ownDatabase('kept');
beforeAll(() =>
  database.fill(`
    insert into users (id, username, email, first_name, last_name, created_at)
      select ${FIRST} + n, 'person' || n, n || '@example.org', 'Ada', 'Byron', timestamptz '2020-01-01'
      from generate_series(0, ${PEOPLE - 1}) n;
    insert into account_activity (user_id, signed_in_at)
      select id, case when id < ${FIRST + INACTIVE} then timestamptz '2024-01-01' else timestamptz '2026-01-01' end
      from users where id >= ${FIRST};
    insert into meetup_requests (user_id, venue_type, preferred_time, preferred_date, status, time_zone)
      select id, '${DINNER.venueType}', '${DINNER.preferredTime}', '${DINNER.preferredDate}', 'active', 'America/New_York'
      from users where id >= ${FIRST};
    insert into matches (id, venue_type, suggested_time, suggested_date, starts_at, time_zone)
      select id, 'cafe', 'dinner', date '2026-03-02', timestamptz '2026-03-02 23:00Z', 'America/New_York'
      from users where id >= ${FIRST};
    insert into venue_bookings (match_id, next_step_at)
      select id, case when id < ${FIRST + ASKED} then timestamptz '2026-03-02 14:00Z'
        else timestamptz '2026-03-02 20:00Z' end
      from matches`),
);

describe('a recurring job touches rows in proportion to what is due', () => {
  it('in the end of inactive accounts: no members who signed in', async () => {
    const due = (activities: PostgresAccountActivities) => activities.dueFor(INACTIVITY_STEPS[0]!, NOW, 500);
    const found = await due(new PostgresAccountActivities(database.em));
    expect(found.map(({ userId }) => userId)).toEqual([100, 101, 102, 103, 104]);
    const touched = await rowsTouchedBy(database, (em) => due(new PostgresAccountActivities(em)));
    expect(touched).toBeLessThan(INACTIVE * 10);
  });

  it('in the next steps of places: no tables whose step is later', async () => {
    expect(await new PostgresVenueBallots(database.em).due(NOW, 500)).toEqual([100, 101, 102]);
    const touched = await rowsTouchedBy(database, (em) => new PostgresVenueBallots(em).due(NOW, 500));
    expect(touched).toBeLessThan(ASKED * 10);
  });

  it('in a page of inactive accounts, which begins after the last one', async () => {
    const activities = new PostgresAccountActivities(database.em);
    const [first, second] = await activities.dueFor(INACTIVITY_STEPS[0]!, NOW, 2);
    expect(await activities.dueFor(INACTIVITY_STEPS[0]!, NOW, 1, first)).toEqual([second]);
  });

  it('in the snapshot of one person: not all who wait in the slot', async () => {
    const { waiting } = await new PostgresSlots(database.em, null).snapshotOf(DINNER, NOW, [FIRST]);
    expect(waiting.map(({ id }) => id)).toEqual([FIRST]);
    const touched = await rowsTouchedBy(database, (em) =>
      new PostgresSlots(em, null).snapshotOf(DINNER, NOW, [FIRST]),
    );
    expect(touched).toBeLessThan(200);
  });
});
