import type { BeginSecondFactor } from '../../../application/staff/begin-second-factor.js';
import type { ConfirmSecondFactor } from '../../../application/staff/confirm-second-factor.js';
import type { OpenConsoleSession } from '../../../application/staff/open-console-session.js';
import type { RenewRecoveryCodes } from '../../../application/staff/renew-recovery-codes.js';
import type { DeviceCookies } from '../account/device-cookies.js';
import { one, type Route } from '../route.js';
import {
  BeginSecondFactorBody,
  ConfirmSecondFactorBody,
  NewSecretResponse,
  RecoveryCodesResponse,
  RenewRecoveryCodesBody,
} from '../admin/session.dto.js';
import { signInStaff } from '../admin/staff-session.js';
import { routesFor } from '../routes-for.js';

export interface SecondFactorServices {
  readonly beginSecondFactor: BeginSecondFactor;
  readonly confirmSecondFactor: ConfirmSecondFactor;
  readonly renewRecoveryCodes: RenewRecoveryCodes;
  readonly openConsoleSession: OpenConsoleSession;
  readonly devices: DeviceCookies;
}

const path = '/api/admin/session';
const moderator = routesFor('moderator', 'Console: sessions');
const refusals = {
  409: { description: 'The second factor is enrolled already, or enrollment has not started' },
  429: { description: 'Too many attempts' },
};

export function secondFactorRoutes(services: SecondFactorServices): Route[] {
  return [
    moderator.post(`${path}/second-factor`, 'beginSecondFactor', {
      summary: 'Create a secret for the authenticator app; required only once it is confirmed',
      isOpenBeforeSecondFactor: true,
      body: BeginSecondFactorBody,
      responses: { 200: one(NewSecretResponse), 403: { description: 'Wrong password' }, ...refusals },
      handle: async ({ userId, body }) => {
        const command = { userId, password: body.password };
        const { secret, uri } = await services.beginSecondFactor.execute(command);
        return { secret, uri };
      },
    }),
    moderator.post(`${path}/second-factor/confirm`, 'confirmSecondFactor', {
      summary:
        'Enroll the second factor with a code of the app; starts a new session and returns the recovery codes once',
      isOpenBeforeSecondFactor: true,
      body: ConfirmSecondFactorBody,
      responses: { 200: one(RecoveryCodesResponse), ...refusals },
      handle: async ({ userId, body, request }) => {
        const { codes, login } = await services.confirmSecondFactor.execute({ userId, code: body.totp });
        const deviceKey = services.devices.keyOf(request);
        await signInStaff(request, userId, (session) =>
          services.openConsoleSession.execute(login, { ...session, deviceKey }),
        );
        return { recoveryCodes: codes };
      },
    }),
    moderator.post(`${path}/recovery-codes`, 'renewRecoveryCodes', {
      summary: 'Replace the recovery codes; the new ones are returned once',
      body: RenewRecoveryCodesBody,
      responses: { 200: one(RecoveryCodesResponse), ...refusals },
      handle: async ({ userId, body }) => ({
        recoveryCodes: await services.renewRecoveryCodes.execute({ userId, code: body.totp }),
      }),
    }),
  ];
}
