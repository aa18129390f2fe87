import type { PolicyName } from '../../domain/registration/registration-policy.js';
import type { CodeDigests } from '../account/ports.js';
import type { Clock, RateLimit, RateLimiter } from '../shared/ports.js';
import { digestOf } from './admit-members.js';
import type { Invitations, RegistrationPolicies } from './ports.js';

/** Per network, whose people may share one address. */
const REGISTRATION_READS: RateLimit = { name: 'registration-reads', times: 600, perSeconds: 60 };

export interface RegistrationView {
  readonly policy: PolicyName;
  readonly emailDomains: readonly string[];
  /** Whether the token is that of an invitation that still works; false without a token. */
  readonly isInvited: boolean;
}

/** What the sign-up form says about who may join. */
export class ReadRegistration {
  constructor(
    private readonly policies: RegistrationPolicies,
    private readonly invitations: Invitations,
    private readonly digests: CodeDigests,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyAttempts */
  async execute({
    network,
    invitation,
  }: {
    network: string;
    invitation: string | null;
  }): Promise<RegistrationView> {
    await this.limiter.consume(REGISTRATION_READS, network);
    const policy = await this.policies.find();
    const isInvited =
      invitation !== null &&
      (await this.invitations.isUsable(digestOf(this.digests, invitation), this.clock.now()));
    return { policy: policy.policy, emailDomains: policy.allowedDomains, isInvited };
  }
}
