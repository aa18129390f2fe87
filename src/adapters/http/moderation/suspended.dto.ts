import type { ErrorValues } from '../../../domain/shared/domain-error.js';
import { SUSPENSION_KINDS } from '../../../domain/moderation/restriction.js';
import { LONGEST_REASON } from '../../../domain/moderation/suspension.js';
import {
  Bool,
  Described,
  ErrorCode,
  FieldComplaints,
  Instant,
  MessageValues,
  Nullable,
  OneOf,
  Optional,
  Text,
} from '../fields.js';

/**
 * The body of a 403 response; for a suspended or ended account with the code `suspended` and further fields, for an
 * account that is not verified with the code `email_not_verified` and its `email`.
 */
export class SuspendedResponse {
  @Text({ max: 200 }) message!: string;
  @ErrorCode() code!: string;
  @Optional() @FieldComplaints() fields?: Record<string, string>;
  @Optional() @MessageValues() values?: ErrorValues;
  @Optional() @OneOf(SUSPENSION_KINDS) kind?: string;
  @Described('Where the verification code was sent.')
  @Optional()
  @Text({ max: 254 })
  email?: string;
  @Described('Null for an indefinite suspension.')
  @Optional()
  @Nullable()
  @Instant()
  until?: string | null;
  @Described("The moderator's message.")
  @Optional()
  @Text({ max: LONGEST_REASON * 2 })
  reason?: string;
  @Described('Whether the one appeal has been made.')
  @Optional()
  @Bool()
  hasAppealed?: boolean;
}
