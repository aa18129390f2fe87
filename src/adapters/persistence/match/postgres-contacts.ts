import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  AdminContacts,
  Contact,
  Contacts,
  TableContact,
} from '../../../application/notifications/contacts.js';
import { BOOKING } from './booking-sql.js';
import { isSeatedSql } from '../status-sql.js';

const MOST_ADMINS = 100;
const CONTACT = `u.id as "userId", u.email, u.first_name as "firstName", u.language`;

export class PostgresContacts implements Contacts, AdminContacts {
  constructor(private readonly em: EntityManager) {}

  of(userIds: readonly number[]): Promise<Contact[]> {
    return this.em.execute<Contact[]>(
      `select ${CONTACT} from users u where u.id = any (?::int[]) and u.deleted_at is null`,
      [`{${userIds.join(',')}}`],
    );
  }

  admins(): Promise<Contact[]> {
    return this.em.execute<Contact[]>(
      `select ${CONTACT} from users u where u.role = 'admin' and u.deleted_at is null order by u.id limit ${MOST_ADMINS}`,
    );
  }

  atTable(matchId: number, userIds: readonly number[]): Promise<TableContact[]> {
    return this.em.execute<TableContact[]>(
      `select ${CONTACT}, array(
         select t.display_name from table_mates t
         where t.match_id = ? and t.user_id <> u.id and ${isSeatedSql('t.status')}
         order by t.joined_at, t.user_id) as "tableMates",
         (select o.title from meetups o join matches m on m.meetup_id = o.id where m.id = ?) as "meetupTitle",
         (select ${BOOKING} from matches m where m.id = ?) as booking
       from users u where u.id = any (?::int[]) and u.deleted_at is null`,
      [matchId, matchId, matchId, `{${userIds.join(',')}}`],
    );
  }
}
