import { MAX_EMAIL_DOMAINS } from '../../../domain/account/email-domains.js';
import { INVITATION_LIMITS, LONGEST_INVITATION_NOTE } from '../../../domain/registration/invitation.js';
import { type PolicyName, REGISTRATION_POLICIES } from '../../../domain/registration/registration-policy.js';
import { PersonResponse } from '../admin/person.dto.js';
import {
  Bool,
  Described,
  Id,
  Instant,
  ListOf,
  NestedOrNull,
  Nullable,
  OneOf,
  Text,
  TextList,
  WholeNumber,
} from '../fields.js';
import { LONGEST_EMAIL_DOMAIN } from './registration.dto.js';

const MAX_VERSION = 2_147_483_647;
/** More than are allowed, so that the rule itself says how many are. */
const MAX_SENT_DOMAINS = 100;

export class RegistrationPolicyBody {
  @OneOf(REGISTRATION_POLICIES) policy!: PolicyName;
  @Described('Domains and wildcards such as `*.example.edu`; kept while another policy stands.')
  @TextList(MAX_SENT_DOMAINS, LONGEST_EMAIL_DOMAIN)
  emailDomains!: string[];
  @Described('The version that the admin has seen.')
  @WholeNumber({ min: 0, max: MAX_VERSION })
  version!: number;
}

export class RegistrationPolicyResponse {
  @OneOf(REGISTRATION_POLICIES) policy!: string;
  @Described('Kept while another policy stands.')
  @TextList(MAX_EMAIL_DOMAINS, LONGEST_EMAIL_DOMAIN)
  emailDomains!: readonly string[];
  @Described('Counts the changes; a change must name the version that it changes.')
  @WholeNumber()
  version!: number;
}

export class InvitationBody {
  @Described('For whom the link is.')
  @Text({ max: 2 * LONGEST_INVITATION_NOTE })
  note!: string;
  @Described('How many people may join with the link.')
  @WholeNumber()
  uses!: number;
  @Described('Days until the link ends.')
  @WholeNumber()
  days!: number;
}

export class CreatedInvitationResponse {
  @Id() id!: number;
  @Described('Shown only now.')
  @Text({ max: 2000 })
  url!: string;
}

export class InvitationResponse {
  @Id() id!: number;
  @Described('For whom the link is.')
  @Text({ max: 2 * LONGEST_INVITATION_NOTE })
  note!: string;
  @WholeNumber() uses!: number;
  @Described('How many more people may join with it.')
  @WholeNumber()
  usesLeft!: number;
  @Instant() createdAt!: string;
  @Instant() endsAt!: string;
  @Nullable() @Instant() revokedAt!: string | null;
  @Bool() isUsable!: boolean;
  @NestedOrNull(() => PersonResponse) createdBy!: PersonResponse | null;
  @Described('Who has joined with it, in order; without deleted accounts.')
  @ListOf(() => PersonResponse, INVITATION_LIMITS.uses)
  joined!: readonly PersonResponse[];
}
