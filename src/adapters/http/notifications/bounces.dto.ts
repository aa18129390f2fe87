import { Described, MayBeAbsent, Text } from '../fields.js';

/** A mail that came back, as a mail service or a script of the operator reports it. */
export class BounceBody {
  @Described('The address to which the mail would return (envelope sender), with its token.')
  @Text({ max: 320 })
  returnPath!: string;
  @Described('The enhanced status code (RFC 3463), such as `5.1.1`.')
  @Text({ max: 20 })
  statusCode!: string;
  @Described('What the mail server said.')
  @MayBeAbsent()
  @Text({ max: 2000 })
  serverReply?: string;
}
