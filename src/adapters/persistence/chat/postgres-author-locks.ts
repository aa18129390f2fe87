import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuthorLocks } from '../../../application/standing/author-locks.js';
import { LOCK_AUTHOR } from '../match/chat-locks.js';

export class PostgresAuthorLocks implements AuthorLocks {
  constructor(private readonly em: EntityManager) {}

  async acquire(userId: number): Promise<void> {
    await this.em.execute(LOCK_AUTHOR, [userId]);
  }
}
