import type { EntityManager } from '@mikro-orm/postgresql';
import type { ParticipantDetails, Participants } from '../../../application/meetup/ports.js';
import { ageOn } from '../../../domain/shared/age.js';
import { localDate, type TimeZone } from '../../../domain/shared/time-zone.js';

const FIELDS = `
  id as "userId", to_char(date_of_birth, 'YYYY-MM-DD') as "dateOfBirth", age, latitude, longitude, interests,
  trust_score as "trustScore", time_zone as "timeZone"`;

const PERSON = `
  select ${FIELDS}, array(select b from blocked_pairs where a = users.id) as "blockedUserIds"
  from users where id = ? and deleted_at is null`;

const LOCKED_PERSON = `select ${FIELDS} from users where id = ? and deleted_at is null for no key update`;

const BLOCKED_USER_IDS = `select b as id from blocked_pairs where a = ?`;

interface PersonRow {
  readonly userId: number;
  readonly dateOfBirth: string | null;
  readonly age: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly interests: string[];
  readonly trustScore: number;
  readonly timeZone: TimeZone | null;
  readonly blockedUserIds: readonly number[];
}

export class PostgresParticipants implements Participants {
  /** @param homeZone the time zone for the age of users without a location */
  constructor(
    private readonly em: EntityManager,
    private readonly homeZone: TimeZone,
  ) {}

  async find(userId: number, now: Date): Promise<ParticipantDetails | null> {
    const [row] = await this.em.execute<PersonRow[]>(PERSON, [userId]);
    return row ? this.detailsOf(row, now) : null;
  }

  async findForUpdate(userId: number, now: Date): Promise<ParticipantDetails | null> {
    const [row] = await this.em.execute<Array<Omit<PersonRow, 'blockedUserIds'>>>(LOCKED_PERSON, [userId]);
    if (!row) return null;
    // A separate statement, because a statement that waited for the row lock would not see blocks committed during the
    // wait.
    const apart = await this.em.execute<Array<{ id: number }>>(BLOCKED_USER_IDS, [userId]);
    return this.detailsOf({ ...row, blockedUserIds: apart.map(({ id }) => id) }, now);
  }

  private detailsOf(row: PersonRow, now: Date): ParticipantDetails {
    const { dateOfBirth, age, latitude, longitude, blockedUserIds, ...rest } = row;
    const today = localDate(now, row.timeZone ?? this.homeZone);
    return {
      ...rest,
      blockedUserIds: new Set(blockedUserIds),
      age: dateOfBirth ? ageOn(dateOfBirth, today) : age,
      coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    };
  }
}
