import type { RegistrationChoice } from '../../domain/registration/registration-policy.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Jobs, UnitOfWork } from '../shared/ports.js';
import { ADMIT_WAITING } from './admit-waiting.js';
import type { RegistrationPolicies } from './ports.js';

export interface ChangeRegistrationPolicyCommand extends RegistrationChoice {
  readonly actorId: number;
  /** The version that the admin has seen. */
  readonly version: number;
}

/** An admin chooses who may join. */
export class ChangeRegistrationPolicy {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly policies: RegistrationPolicies,
    private readonly jobs: Jobs,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws RegistrationPolicyChanged, EmailDomainsNotAllowed, MemberCapNotAllowed */
  execute({ actorId, version, ...choice }: ChangeRegistrationPolicyCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.policies.acquireLock();
      const policy = await this.policies.find();
      policy.change(choice, version);
      await this.policies.save(policy);
      await this.jobs.add(ADMIT_WAITING, {}, { key: ADMIT_WAITING });
      const details = {
        policy: policy.policy,
        emailDomains: policy.state.emailDomains.length,
        memberCap: policy.memberCap,
      };
      await this.auditLog.write({ actorId, action: 'registration.policy_changed', target: null, details });
    });
  }
}
