import type { AgreeToCorrection } from '../../../application/corrections/agree-to-correction.js';
import type { AskEmailCorrection } from '../../../application/corrections/ask-email-correction.js';
import type { AskSecondFactorReset } from '../../../application/corrections/ask-second-factor-reset.js';
import type { CorrectBirthDate } from '../../../application/corrections/correct-birth-date.js';
import type { CorrectName } from '../../../application/corrections/correct-name.js';
import type { DeclineCorrection } from '../../../application/corrections/decline-correction.js';
import type { ReadUser } from '../../../application/moderation/read-user.js';
import type { Clock } from '../../../application/shared/ports.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import { decisionConflict } from '../admin/decision.dto.js';
import { type DecidedOnBody, RecordParams } from '../admin/person.dto.js';
import { UserFileResponse } from '../moderation/users.admin.dto.js';
import { presentUserFile } from '../moderation/users.admin.presenter.js';
import { LIMITED, one, route, type Route, type Shape } from '../route.js';
import {
  BirthDateBody,
  CorrectionBody,
  DecideCorrectionBody,
  EmailCorrectionBody,
  NameBody,
} from './corrections.dto.js';

export interface CorrectionServices {
  readonly correctBirthDate: CorrectBirthDate;
  readonly correctName: CorrectName;
  readonly askEmailCorrection: AskEmailCorrection;
  readonly askSecondFactorReset: AskSecondFactorReset;
  readonly agreeToCorrection: AgreeToCorrection;
  readonly declineCorrection: DeclineCorrection;
  readonly readUser: ReadUser;
  readonly clock: Clock;
  readonly homeZone: TimeZone;
}

/** Corrections of an account by admins. See ADR 77. */
export function correctionRoutes(services: CorrectionServices): Route[] {
  const { readUser, clock, homeZone } = services;

  const verb = <Body extends DecidedOnBody>(
    [path, operationId, summary]: readonly [path: string, operationId: string, summary: string],
    body: Shape<Body>,
    useCase: { execute(command: Body & { actorId: number; userId: number }): Promise<void> },
    limited: Route['responses'] = {},
  ): Route =>
    route({
      method: 'post',
      path: `/api/admin/users/:id/${path}`,
      tag: 'Console: users',
      operationId,
      summary,
      access: 'admin',
      params: RecordParams,
      body,
      responses: {
        200: one(UserFileResponse, 'The user after the correction'),
        403: { description: 'The reader, or a table-mate' },
        404: { description: 'No such user' },
        ...decisionConflict('Not possible in the current state, or someone decided in the meantime'),
        ...limited,
      },
      handle: async ({ userId: actorId, params, body: sent }) => {
        const action = { actorId, userId: params.id };
        await useCase.execute({ ...sent, ...action });
        return presentUserFile(await readUser.find(action), clock.now(), homeZone);
      },
    });

  return [
    verb(
      [
        'correct-birth-date',
        'correctBirthDate',
        'Correct a birth date; who is under 18 is suspended until the 18th birthday',
      ],
      BirthDateBody,
      services.correctBirthDate,
    ),
    verb(['correct-name', 'correctName', 'Correct the name of an account'], NameBody, services.correctName),
    verb(
      [
        'correct-email',
        'askEmailCorrection',
        'Ask for a new email address: its mailbox confirms, and the previous one or, after a day, a second admin',
      ],
      EmailCorrectionBody,
      services.askEmailCorrection,
      LIMITED,
    ),
    verb(
      [
        'reset-second-factor',
        'askSecondFactorReset',
        'Ask to reset a second factor; a second admin agrees within a day',
      ],
      CorrectionBody,
      services.askSecondFactorReset,
    ),
    verb(
      ['corrections/agree', 'agreeToCorrection', 'Agree to a correction that another admin asked for'],
      DecideCorrectionBody,
      services.agreeToCorrection,
    ),
    verb(
      ['corrections/decline', 'declineCorrection', 'Decline a correction, or withdraw the own one'],
      DecideCorrectionBody,
      services.declineCorrection,
    ),
  ];
}
