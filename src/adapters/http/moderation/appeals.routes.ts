import type { AppealSuspension } from '../../../application/moderation/appeal-suspension.js';
import { LONGEST_APPEAL } from '../../../domain/moderation/appeal.js';
import { Text } from '../fields.js';
import { MessageResponse } from '../message-response.js';
import { one, route, type Route } from '../route.js';

class AppealBody {
  @Text({ min: 1, max: LONGEST_APPEAL * 2, trim: true, message: 'Please tell us why' })
  note!: string;
}

export function appealRoutes({ appealSuspension }: { appealSuspension: AppealSuspension }): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/appeals',
      tag: 'Safety',
      operationId: 'appealSuspension',
      summary: 'Appeal against a suspension, once; needs the session that a suspended sign-in opens',
      access: 'member',
      isOpenToSuspended: true,
      body: AppealBody,
      responses: {
        200: one(MessageResponse, 'The appeal is open; another moderator decides'),
        409: { description: 'Not suspended, or an appeal exists' },
      },
      handle: async ({ userId, body }) => {
        await appealSuspension.execute({ userId, ...body });
        return { message: 'Thank you. A different moderator will read it and email you.' };
      },
    }),
  ];
}
