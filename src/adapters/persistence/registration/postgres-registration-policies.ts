import type { EntityManager } from '@mikro-orm/postgresql';
import type { RegistrationPolicies } from '../../../application/registration/ports.js';
import type { EmailDomains } from '../../../domain/account/email-domains.js';
import {
  RegistrationPolicy,
  type RegistrationPolicyState,
} from '../../../domain/registration/registration-policy.js';

/** The key of the advisory lock that serializes admissions, an arbitrary constant. */
const ADMISSIONS_LOCK = 7_345_074;

const SAVE = `
  insert into registration_policy (id, policy, email_domains, version) values (?, ?, ?, ?)
  on conflict (id) do update set policy = excluded.policy, email_domains = excluded.email_domains, version = excluded.version`;

export class PostgresRegistrationPolicies implements RegistrationPolicies {
  /** @param emailDomains of the settings */
  constructor(
    private readonly em: EntityManager,
    private readonly emailDomains: EmailDomains,
  ) {}

  async find(): Promise<RegistrationPolicy> {
    const [stored] = await this.em.execute<RegistrationPolicyState[]>(
      `select id, policy, email_domains as "emailDomains", version
       from registration_policy`,
    );
    return stored ? RegistrationPolicy.restore(stored) : RegistrationPolicy.ofSettings(this.emailDomains);
  }

  async acquireLock(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [ADMISSIONS_LOCK]);
  }

  async save({ state: { id, policy, emailDomains, version } }: RegistrationPolicy): Promise<void> {
    await this.em.execute(SAVE, [id, policy, `{${emailDomains.join()}}`, version]);
  }
}
