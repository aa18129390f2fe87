import { isStaff, type StaffRole } from '../../domain/staff/role.js';
import { mustEnrol, type SecondFactorPolicy } from '../../domain/staff/second-factor-policy.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Users } from '../account/ports.js';
import type { SecondFactors } from './ports.js';

/** The logged-in staff member of a console session. */
export interface StaffProfile {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly hasSecondFactor: boolean;
  /** True if a second factor is required and missing: only the enrollment is allowed. */
  readonly mustEnrol: boolean;
  readonly recoveryCodesLeft: number;
}

export class FindStaffMember {
  constructor(
    private readonly users: Users,
    private readonly factors: SecondFactors,
    private readonly policy: SecondFactorPolicy,
  ) {}

  /** @throws AccountGone */
  async execute({ userId }: { userId: number }): Promise<StaffProfile> {
    const user = await this.users.find(userId);
    if (!user || !isStaff(user.role)) throw new AccountGone();
    const { id, firstName, lastName, email, role } = user;
    const factor = await this.factors.find(userId);
    const hasSecondFactor = factor?.isOn ?? false;
    return {
      id,
      name: `${firstName} ${lastName}`.trim(),
      email,
      role,
      hasSecondFactor,
      mustEnrol: mustEnrol(this.policy, hasSecondFactor),
      recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
    };
  }
}
