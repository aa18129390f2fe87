import { isStaff, type StaffRole } from '../../domain/staff/role.js';
import { AccountGone } from '../account/account-gone.js';
import type { Users } from '../account/ports.js';
import type { SecondFactors } from './ports.js';

/** Someone who works in the console, as they see themselves there. */
export interface StaffProfile {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly hasSecondFactor: boolean;
  readonly recoveryCodesLeft: number;
}

/** Who is signed in to the console. */
export class FindStaffMember {
  constructor(
    private readonly users: Users,
    private readonly factors: SecondFactors,
  ) {}

  /** @throws AccountGone */
  async execute({ userId }: { userId: number }): Promise<StaffProfile> {
    const user = await this.users.find(userId);
    if (!user || !isStaff(user.role)) throw new AccountGone();
    const { id, firstName, lastName, email, role } = user;
    const factor = await this.factors.find(userId);
    return {
      id,
      name: `${firstName} ${lastName}`.trim(),
      email,
      role,
      hasSecondFactor: factor?.isOn ?? false,
      recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
    };
  }
}
