import type { BeginSecondFactor } from '../../../application/staff/begin-second-factor.js';
import type { ConfirmSecondFactor } from '../../../application/staff/confirm-second-factor.js';
import type { RenewRecoveryCodes } from '../../../application/staff/renew-recovery-codes.js';
import { originOf } from '../account/caller-origin.js';
import { one, route, type Route } from '../route.js';
import {
  BeginSecondFactorBody,
  ConfirmSecondFactorBody,
  NewSecretAnswer,
  RecoveryCodesAnswer,
  RenewRecoveryCodesBody,
} from './session.dto.js';

export interface SecondFactorServices {
  readonly beginSecondFactor: BeginSecondFactor;
  readonly confirmSecondFactor: ConfirmSecondFactor;
  readonly renewRecoveryCodes: RenewRecoveryCodes;
}

const path = '/api/admin/session';
const tag = 'Console: signing in';
const refusals = {
  409: { description: 'The second factor is on already, or not begun' },
  429: { description: 'Too many attempts' },
};

export function secondFactorRoutes(services: SecondFactorServices): Route[] {
  return [
    route({
      method: 'post',
      path: `${path}/second-factor`,
      tag,
      summary: 'A secret for the authenticator app; asked for only once it is confirmed',
      access: 'moderator',
      body: BeginSecondFactorBody,
      answers: { 200: one(NewSecretAnswer), 403: { description: 'Not the password' }, ...refusals },
      handle: async ({ userId, body, request }) => {
        const command = { userId, password: body.password, origin: originOf(request) };
        const { secret, uri } = await services.beginSecondFactor.execute(command);
        return { secret, uri };
      },
    }),
    route({
      method: 'post',
      path: `${path}/second-factor/confirm`,
      tag,
      summary: 'Turn the second factor on with a code of the app; the recovery codes are shown this once',
      access: 'moderator',
      body: ConfirmSecondFactorBody,
      answers: { 200: one(RecoveryCodesAnswer), ...refusals },
      handle: async ({ userId, body, request }) => ({
        recoveryCodes: await services.confirmSecondFactor.execute({
          userId,
          code: body.totp,
          sessionId: request.sessionID,
        }),
      }),
    }),
    route({
      method: 'post',
      path: `${path}/recovery-codes`,
      tag,
      summary: 'New recovery codes in place of the old ones, shown this once',
      access: 'moderator',
      body: RenewRecoveryCodesBody,
      answers: { 200: one(RecoveryCodesAnswer), ...refusals },
      handle: async ({ userId, body }) => ({
        recoveryCodes: await services.renewRecoveryCodes.execute({ userId, code: body.totp }),
      }),
    }),
  ];
}
