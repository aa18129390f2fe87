import type { AppealSuspension } from '../../../application/moderation/appeal-suspension.js';
import { LONGEST_APPEAL } from '../../../domain/moderation/appeal.js';
import { LogInBody } from '../account/sign-in.dto.js';
import type { DeviceCookies } from '../account/device-cookies.js';
import { Text } from '../fields.js';
import { MessageAnswer } from '../message-answer.js';
import { one, route, type Route } from '../route.js';

export class AppealBody extends LogInBody {
  @Text({ min: 1, max: LONGEST_APPEAL * 2, trim: true, message: 'Please tell us why' })
  note!: string;
}

export interface AppealServices {
  readonly appealSuspension: AppealSuspension;
  readonly devices: DeviceCookies;
}

export function appealRoutes({ appealSuspension, devices }: AppealServices): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/appeals',
      tag: 'Safety',
      summary: 'Ask for another look at one’s suspension, once; whoever is suspended cannot sign in for it',
      access: 'public',
      body: AppealBody,
      answers: {
        200: one(MessageAnswer, 'Somebody else will look at it'),
        401: { description: 'Unknown name or wrong password' },
        409: { description: 'Not suspended, or appealed against already' },
        429: { description: 'Too many attempts' },
      },
      handle: async ({ body, request }) => {
        await appealSuspension.execute({ ...body, ...devices.requesterOf(request) });
        return { message: 'Thank you. Somebody else will look at it and write to you.' };
      },
    }),
  ];
}
