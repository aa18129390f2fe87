import type { RegistrationChoice } from '../../domain/registration/registration-policy.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { UnitOfWork } from '../shared/ports.js';
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
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws RegistrationPolicyChanged, EmailDomainsNotAllowed */
  execute({ actorId, version, ...choice }: ChangeRegistrationPolicyCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.policies.acquireLock();
      const policy = await this.policies.find();
      policy.change(choice, version);
      await this.policies.save(policy);
      const details = {
        policy: policy.policy,
        emailDomains: policy.state.emailDomains.length,
      };
      await this.auditLog.write({ actorId, action: 'registration.policy_changed', target: null, details });
    });
  }
}
