import type { KeepSecondFactor } from '../../../application/staff/keep-second-factor.js';
import type { SignInToConsole } from '../../../application/staff/sign-in-to-console.js';
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
  readonly keepSecondFactor: KeepSecondFactor;
  readonly signInToConsole: SignInToConsole;
  readonly devices: DeviceCookies;
}

const path = '/api/admin/session';
const moderator = routesFor('moderator', 'Console: sessions');
const refusals = {
  409: { description: 'The second factor is enrolled already, or enrollment has not started' },
  429: { description: 'Too many attempts' },
};

export function secondFactorRoutes({
  keepSecondFactor,
  signInToConsole,
  devices,
}: SecondFactorServices): Route[] {
  return [
    moderator.post(`${path}/second-factor`, 'beginSecondFactor', {
      summary: 'Create a secret for the authenticator app; required only once it is confirmed',
      isOpenBeforeSecondFactor: true,
      body: BeginSecondFactorBody,
      responses: { 200: one(NewSecretResponse), 403: { description: 'Wrong password' }, ...refusals },
      handle: async ({ userId, body }) => {
        const { secret, uri } = await keepSecondFactor.begin({ userId, password: body.password });
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
        const { codes, login } = await keepSecondFactor.confirm({ userId, code: body.totp });
        const deviceKey = devices.keyOf(request);
        await signInStaff(request, userId, (session) =>
          signInToConsole.open(login, { ...session, deviceKey }),
        );
        return { recoveryCodes: codes };
      },
    }),
    moderator.post(`${path}/recovery-codes`, 'renewRecoveryCodes', {
      summary: 'Replace the recovery codes; the new ones are returned once',
      body: RenewRecoveryCodesBody,
      responses: { 200: one(RecoveryCodesResponse), ...refusals },
      handle: async ({ userId, body }) => ({
        recoveryCodes: await keepSecondFactor.renewRecoveryCodes({ userId, code: body.totp }),
      }),
    }),
  ];
}
