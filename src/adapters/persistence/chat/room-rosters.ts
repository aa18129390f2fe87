import type { Pool } from 'pg';
import type { MessageRow } from '../../../application/chat/ports.js';

/** What the others in a room see of an author. */
export type Author = Pick<
  MessageRow,
  'userId' | 'displayName' | 'firstName' | 'profileImageUrl' | 'dateOfBirth'
> & {
  /** Members with a block to or from the author. */
  readonly blocked: readonly number[];
};

/** Members and former members of a match by user id. */
export type Roster = ReadonlyMap<number, Author>;

const ROSTERS = `
  select mate.match_id as "matchId", mate.user_id as "userId", mate.display_name as "displayName",
    mate.first_name as "firstName", mate.profile_image_url as "profileImageUrl",
    to_char(mate.date_of_birth, 'YYYY-MM-DD') as "dateOfBirth",
    array(
      select pair.b from blocked_pairs pair join match_members other on other.user_id = pair.b
      where pair.a = mate.user_id and other.match_id = mate.match_id) as blocked
  from table_mates mate where mate.match_id = any ($1)`;

/** Names, pictures and blocks of the members of rooms. */
export class RoomRosters {
  constructor(private readonly pool: Pool) {}

  async of(matchIds: readonly number[]): Promise<ReadonlyMap<number, Roster>> {
    const { rows } = await this.pool.query<Author & { matchId: number }>({
      name: 'room-rosters',
      text: ROSTERS,
      values: [matchIds],
    });
    const rosters = new Map<number, Map<number, Author>>(matchIds.map((matchId) => [matchId, new Map()]));
    for (const { matchId, ...author } of rows) rosters.get(matchId)!.set(author.userId, author);
    return rosters;
  }
}
