import type { User } from '../../domain/account/user.js';
import type { CodeRefusal } from '../../domain/shared/one-time-code.js';
import type { Deliverability } from '../notifications/deliverability.js';
import type { Clock } from '../shared/ports.js';
import { type Codes, codeScope } from '../account/codes.js';
import type { PasswordResets } from './ports.js';
import type { Users } from '../account/ports.js';

export interface TypedResetCode {
  readonly address: string;
  readonly code: string;
  /** Key of the reset that this browser started; null: the newest reset of the address is tried. */
  readonly ownKey: string | null;
}

/** Checks a password reset code and consumes it, together with all other resets of the address. */
export class RedeemResetCode {
  constructor(
    private readonly users: Users,
    private readonly resets: PasswordResets,
    private readonly codes: Codes,
    private readonly deliverability: Pick<Deliverability, 'startAnew'>,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs in a unit of work. A wrong code is counted in the stored reset.
   * @returns the user with a row lock; `wrong` also if the account cannot log in
   */
  async execute({ address, code, ownKey }: TypedResetCode): Promise<User | CodeRefusal> {
    const reset =
      ownKey === null
        ? await this.resets.findNewestForUpdate(address)
        : await this.resets.findForUpdate(address, ownKey);
    if (!reset) return 'wrong';
    const guess = this.codes.digestOf('reset-password', codeScope(address, reset.key), code);
    const answer = reset.tryCode(guess, this.clock.now(), ownKey !== null);
    if (answer !== 'right') {
      await this.resets.save(reset);
      return answer;
    }
    await this.resets.removeAllOf(address);
    await this.deliverability.startAnew(address);
    const owner = await this.users.findByEmail(address);
    return (owner?.canSignIn ? await this.users.findForUpdate(owner.id) : null) ?? 'wrong';
  }
}
