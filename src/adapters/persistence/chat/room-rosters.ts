import type { Pool } from 'pg';
import type { TaggedCache } from '../../shared/tagged-cache.js';
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

/** Names, pictures and blocks of the members of rooms, cached until one of them changes. */
export class RoomRosters {
  constructor(
    private readonly pool: Pool,
    private readonly cache: TaggedCache<Roster>,
  ) {}

  async of(matchIds: readonly number[]): Promise<ReadonlyMap<number, Roster>> {
    const rosters = new Map<number, Roster>();
    const missing: number[] = [];
    for (const matchId of matchIds) {
      const cached = this.cache.get(String(matchId));
      if (cached) rosters.set(matchId, cached);
      else missing.push(matchId);
    }
    if (missing.length > 0) await this.read(missing, rosters);
    return rosters;
  }

  private async read(matchIds: readonly number[], rosters: Map<number, Roster>): Promise<void> {
    const since = this.cache.begin();
    const { rows } = await this.pool.query<Author & { matchId: number }>({
      name: 'room-rosters',
      text: ROSTERS,
      values: [matchIds],
    });
    const read = new Map<number, Map<number, Author>>(matchIds.map((matchId) => [matchId, new Map()]));
    for (const { matchId, ...author } of rows) read.get(matchId)!.set(author.userId, author);
    for (const [matchId, roster] of read) {
      rosters.set(matchId, roster);
      const tags = [`match:${matchId}`, ...[...roster.keys()].map((userId) => `user:${userId}`)];
      this.cache.store(since, String(matchId), roster, tags);
    }
  }
}
