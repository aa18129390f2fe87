import type { EntityManager } from '@mikro-orm/postgresql';
import type { ParticipantDetails, Participants } from '../../../application/meetup/ports.js';
import { ageOn } from '../../../domain/shared/age.js';
import { localDate, type TimeZone } from '../../../domain/shared/time-zone.js';

const PERSON = `
  select id as "userId", to_char(date_of_birth, 'YYYY-MM-DD') as "dateOfBirth", age, latitude, longitude, interests,
    trust_score as "trustScore", time_zone as "timeZone"
  from users where id = ? and deleted_at is null`;

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
}

export class PostgresParticipants implements Participants {
  /** @param homeZone the time zone for the age of users without a location */
  constructor(
    private readonly em: EntityManager,
    private readonly homeZone: TimeZone,
  ) {}

  find(userId: number, now: Date): Promise<ParticipantDetails | null> {
    return this.read(PERSON, userId, now);
  }

  findForUpdate(userId: number, now: Date): Promise<ParticipantDetails | null> {
    return this.read(`${PERSON} for no key update`, userId, now);
  }

  private async read(sql: string, userId: number, now: Date): Promise<ParticipantDetails | null> {
    const [row] = await this.em.execute<PersonRow[]>(sql, [userId]);
    if (!row) return null;
    const { dateOfBirth, age, latitude, longitude, ...rest } = row;
    // A separate statement, because a statement that waited for the row lock would not see blocks committed during the
    // wait.
    const apart = await this.em.execute<Array<{ id: number }>>(BLOCKED_USER_IDS, [userId]);
    const today = localDate(now, row.timeZone ?? this.homeZone);
    return {
      ...rest,
      blockedUserIds: new Set(apart.map(({ id }) => id)),
      age: dateOfBirth ? ageOn(dateOfBirth, today) : age,
      coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    };
  }
}
