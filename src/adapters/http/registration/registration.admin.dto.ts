import { MAX_EMAIL_DOMAINS } from '../../../domain/account/email-domains.js';
import { INVITATION_LIMITS } from '../../../domain/registration/invitation.js';
import { APPLICATION_STATUSES } from '../../../domain/registration/application.js';
import { type PolicyName, REGISTRATION_POLICIES } from '../../../domain/registration/registration-policy.js';
import { LONGEST_STATEMENT } from '../../../domain/registration/statement.js';
import { ClaimResponse, PersonResponse } from '../admin/person.dto.js';
import {
  Bool,
  Described,
  Id,
  Instant,
  ListOf,
  NestedOrNull,
  Nullable,
  OneOf,
  Optional,
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
  @Described('The number of members beyond which applicants wait for a place; null for no limit.')
  @Optional()
  @Nullable()
  @WholeNumber()
  memberCap?: number | null;
  @Described('The version that the admin has seen.')
  @WholeNumber({ min: 0, max: MAX_VERSION })
  version!: number;
}

export class RegistrationPolicyResponse {
  @OneOf(REGISTRATION_POLICIES) policy!: string;
  @Described('Kept while another policy stands.')
  @TextList(MAX_EMAIL_DOMAINS, LONGEST_EMAIL_DOMAIN)
  emailDomains!: readonly string[];
  @Described('The number of members beyond which applicants wait for a place; null for no limit.')
  @Nullable()
  @WholeNumber()
  memberCap!: number | null;
  @Described('Counts the changes; a change must name the version that it changes.')
  @WholeNumber()
  version!: number;
  @Described('Accounts that are not deleted, those of staff too.')
  @WholeNumber()
  members!: number;
  @Described('Who waits for a place.')
  @WholeNumber()
  waiting!: number;
}

export class InvitationBody {
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

/** An application. Its status is `submitted` again once its claim has expired. */
export class ApplicationEntryResponse {
  @Id() id!: number;
  @OneOf(APPLICATION_STATUSES) status!: string;
  @Text({ max: 101 }) name!: string;
  @Text({ max: 30 }) username!: string;
  @Text({ max: 254 }) email!: string;
  @WholeNumber() age!: number;
  @Nullable() @Text({ max: 2 * LONGEST_STATEMENT }) statement!: string | null;
  @Described('The account; null until they have joined.')
  @NestedOrNull(() => PersonResponse)
  member!: PersonResponse | null;
  @Instant() submittedAt!: string;
  @Instant() dueAt!: string;
  @Bool() isOverdue!: boolean;
  @NestedOrNull(() => ClaimResponse) claim!: ClaimResponse | null;
  @NestedOrNull(() => PersonResponse) decidedBy!: PersonResponse | null;
  @Nullable() @Instant() decidedAt!: string | null;
}

export class ApplicationRecordResponse extends ApplicationEntryResponse {
  @Described('Whether the reader may claim it now.')
  @Bool()
  mayReview!: boolean;
  @Described('Why the reader cannot decide; null if they can.')
  @Nullable()
  @OneOf(['yourself', 'table_mate', 'claimed', 'over'])
  whyNot!: string | null;
}
