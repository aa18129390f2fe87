import type { EntityManager } from '@mikro-orm/postgresql';
import type { Contact, Contacts } from '../../../application/notifications/contacts.js';

export class PostgresContacts implements Contacts {
  constructor(private readonly em: EntityManager) {}

  of(userIds: readonly number[]): Promise<Contact[]> {
    return this.em.execute<Contact[]>(
      `select id as "userId", email, first_name as "firstName" from users
       where id = any (?::int[]) and deleted_at is null`,
      [`{${userIds.join(',')}}`],
    );
  }
}
