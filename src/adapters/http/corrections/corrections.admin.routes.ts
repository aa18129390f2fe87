import type { CorrectAccount } from '../../../application/corrections/correct-account.js';
import type { ReadUser } from '../../../application/moderation/read-user.js';
import type { Clock } from '../../../application/shared/ports.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import { decisionConflict } from '../admin/decision.dto.js';
import { type DecidedOnBody } from '../admin/person.dto.js';
import { RecordParams } from '../record-params.js';
import { UserFileResponse } from '../moderation/users.admin.dto.js';
import { presentUserFile } from '../moderation/users.admin.presenter.js';
import { one, type Route, type Shape } from '../route.js';
import { BirthDateBody, NameBody } from './corrections.dto.js';
import { routesFor } from '../routes-for.js';

const admin = routesFor('admin', 'Console: users');

export interface CorrectionServices {
  readonly correctAccount: CorrectAccount;
  readonly readUser: ReadUser;
  readonly clock: Clock;
  readonly homeZone: TimeZone;
}

/** Corrections of an account by admins. See ADR 77. */
export function correctionRoutes(services: CorrectionServices): Route[] {
  const { correctAccount, readUser, clock, homeZone } = services;

  const verb = <Body extends DecidedOnBody>(
    [path, operationId, summary]: readonly [path: string, operationId: string, summary: string],
    body: Shape<Body>,
    correct: (command: Body & { actorId: number; userId: number }) => Promise<void>,
  ): Route =>
    admin.post(`/api/admin/users/:id/${path}`, operationId, {
      summary,
      params: RecordParams,
      body,
      responses: {
        200: one(UserFileResponse, 'The user after the correction'),
        403: { description: 'The reader, or a table-mate' },
        404: { description: 'No such user' },
        ...decisionConflict('Not possible in the current state, or someone decided in the meantime'),
      },
      handle: async ({ userId: actorId, params, body: sent }) => {
        const action = { actorId, userId: params.id };
        await correct({ ...sent, ...action });
        return presentUserFile(await readUser.find(action), clock.now(), homeZone);
      },
    });

  return [
    verb(
      [
        'correct-birth-date',
        'correctBirthDate',
        'Correct a birth date; who is under 18 is suspended, and the ending is proposed',
      ],
      BirthDateBody,
      (command) => correctAccount.birthDate(command),
    ),
    verb(['correct-name', 'correctName', 'Correct the name of an account'], NameBody, (command) =>
      correctAccount.name(command),
    ),
  ];
}
