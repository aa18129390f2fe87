import type { SuspendAccounts } from '../../../application/moderation/suspend-accounts.js';
import { LONGEST_APPEAL } from '../../../domain/moderation/appeal.js';
import { Text } from '../fields.js';
import { MessageResponse } from '../message-response.js';
import { one, type Route } from '../route.js';
import { routesFor } from '../routes-for.js';

const member = routesFor('member', 'Safety');

class AppealBody {
  @Text({ min: 1, max: LONGEST_APPEAL * 2, trim: true, message: 'Please tell us why' })
  note!: string;
}

export function appealRoutes({ suspendAccounts }: { suspendAccounts: SuspendAccounts }): Route[] {
  return [
    member.post('/api/appeals', 'appealSuspension', {
      summary: 'Appeal against a suspension, once; needs the session that a suspended sign-in opens',
      isOpenToSuspended: true,
      body: AppealBody,
      responses: {
        200: one(MessageResponse, 'The appeal is open; another moderator decides'),
        409: { description: 'Not suspended, or an appeal exists' },
      },
      handle: async ({ userId, body }) => {
        await suspendAccounts.appeal({ userId, ...body });
        return { message: 'Thank you. A different moderator will read it and email you.' };
      },
    }),
  ];
}
