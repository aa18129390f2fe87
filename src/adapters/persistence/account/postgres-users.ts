import { type EntityManager, type FilterQuery, type InferEntity, raw } from '@mikro-orm/postgresql';
import type { Users } from '../../../application/account/ports.js';
import type { Events } from '../../../application/shared/ports.js';
import { EmailTaken } from '../../../domain/account/email-address.js';
import { mailboxOf } from '../../../domain/account/mailbox.js';
import { type ProfileChanged, User } from '../../../domain/account/user.js';
import { IdentityTaken } from '../../../domain/account/provider-identity.js';
import { UsernameTaken } from '../../../domain/account/username.js';
import { PhoneNumberTaken } from '../../../domain/trust-score/phone-number.js';
import { Records } from '../records.js';
import { violates } from '../violates.js';
import {
  ONE_PER_EMAIL,
  ONE_PER_IDENTITY,
  ONE_PER_MAILBOX,
  ONE_PER_PHONE_NUMBER,
  ONE_PER_USERNAME,
  UserRecord,
} from './account.mapping.js';

/** The two years after which an account is deleted begin with its creation. */
const BEGIN_ACTIVITY = `insert into account_activity (user_id, signed_in_at) values (?, ?)`;

export class PostgresUsers implements Users {
  private readonly records;

  constructor(
    private readonly em: EntityManager,
    private readonly events: Events<ProfileChanged>,
  ) {
    this.records = new Records(em, UserRecord, User);
  }

  find(id: number): Promise<User | null> {
    return this.findOne({ id, deletedAt: null });
  }

  async findForUpdate(id: number): Promise<User | null> {
    // Not `for update`, which would also block inserts that reference the user, such as chat messages.
    const rows = await this.em.execute<object[]>(
      `select 1 from users where id = ? and deleted_at is null for no key update`,
      [id],
    );
    return rows.length > 0 ? this.records.one(this.em.findOne(UserRecord, { id }, { refresh: true })) : null;
  }

  findByUsername(username: string): Promise<User | null> {
    return this.findOne({ [raw('lower(username)')]: username.toLowerCase() });
  }

  findByEmail(email: string): Promise<User | null> {
    return this.findOne({ [raw('lower(email)')]: email });
  }

  async findByMailbox(email: string): Promise<User | null> {
    return (await this.findByEmail(email)) ?? this.findOne({ mailbox: mailboxOf(email) });
  }

  findByIdentity(key: string): Promise<User | null> {
    return this.findOne({ identityKey: key, deletedAt: null });
  }

  async save(user: User): Promise<void> {
    const isNew = this.records.isNew(user);
    try {
      await this.records.save(user);
    } catch (error) {
      if (violates(error, ONE_PER_USERNAME)) throw new UsernameTaken();
      if (violates(error, ONE_PER_EMAIL) || violates(error, ONE_PER_MAILBOX)) throw new EmailTaken();
      if (violates(error, ONE_PER_PHONE_NUMBER)) throw new PhoneNumberTaken();
      if (violates(error, ONE_PER_IDENTITY)) throw new IdentityTaken();
      throw error;
    }
    if (isNew) await this.em.execute(BEGIN_ACTIVITY, [user.id, user.createdAt]);
    await this.events.publish(user.pullEvents());
  }

  /** Without the identity map, so that a read returns the current row. */
  private findOne(filter: FilterQuery<InferEntity<typeof UserRecord>>): Promise<User | null> {
    return this.records.one(this.em.findOne(UserRecord, filter, { disableIdentityMap: true }));
  }
}
