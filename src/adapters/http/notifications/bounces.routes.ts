import type { NoteBounce } from '../../../application/notifications/note-bounce.js';
import { hasBearerToken } from '../bearer-token.js';
import { notSignedIn, notThere } from '../http-error.js';
import { type Route } from '../route.js';
import { Described, MayBeAbsent, Text } from '../fields.js';
import { routesFor } from '../routes-for.js';

/** A mail that came back, as a mail service or a script of the operator reports it. */
class BounceBody {
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

const anyone = routesFor('public', 'Notifications');

export interface BouncesServices {
  readonly noteBounce: NoteBounce;
  /** Undefined: no request is accepted. */
  readonly webhookToken: string | undefined;
  /** @returns the token of a mail in its return address; null without one */
  readonly tokenIn: (returnPath: string) => string | null;
}

/** For mail services that call back. Their requests have a token, and come from no browser. */
export function bouncesRoutes({ noteBounce, webhookToken, tokenIn }: BouncesServices): Route[] {
  const isOurs = hasBearerToken(webhookToken);
  return [
    anyone.post('/api/webhooks/bounces', 'reportBounce', {
      summary: 'Report a mail that came back; needs the token of the settings (`Authorization: Bearer …`)',
      body: BounceBody,
      responses: {
        204: { description: 'Noted, or about no mail of the last week' },
        401: { description: 'Not the token' },
        404: { description: 'No token is in the settings' },
      },
      handle: async ({
        request,
        response,
        body: { returnPath, statusCode: status, serverReply: reply = '' },
      }) => {
        if (webhookToken === undefined) throw notThere();
        if (!isOurs(request)) throw notSignedIn();
        const token = tokenIn(returnPath);
        if (token !== null) await noteBounce.execute({ token, status, reply });
        response.status(204).end();
      },
    }),
  ];
}
