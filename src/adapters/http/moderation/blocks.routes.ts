import type { BlockUsers } from '../../../application/moderation/block-users.js';
import type { Blocks } from '../../../application/moderation/ports.js';
import { MessageResponse } from '../message-response.js';
import { LIMITED, many, one, type Route } from '../route.js';
import { routesFor } from '../routes-for.js';
import { Id, Instant, Nullable, Text } from '../fields.js';

/** A blocked user. */
class BlockedPersonResponse {
  @Id() id!: number;
  @Text({ max: 50 }) firstName!: string;
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
  @Instant() blockedAt!: string;
}

/** Bound of the list of blocked users, which no user reaches. */
const MAX_BLOCKED = 500;

export interface BlockServices {
  readonly blockUsers: BlockUsers;
  readonly blocks: Blocks;
}

const path = '/api/users/:id/block';
const member = routesFor('member', 'Safety');
const NOT_MET = { 404: { description: 'No such user, or the two have never met' } };

export function blockRoutes({ blockUsers, blocks }: BlockServices): Route[] {
  return [
    member.post(path, 'blockUser', {
      summary: 'Block a user, in both directions and without notice; idempotent',
      responses: { 200: one(MessageResponse, 'The two will not be seated together'), ...NOT_MET, ...LIMITED },
      handle: async ({ userId, params }) => {
        await blockUsers.block({ userId, otherId: params.id });
        return {
          message: "You won't be seated together again, and you won't see each other's messages",
        };
      },
    }),
    member.delete(path, 'unblockUser', {
      summary: 'Unblock a user; idempotent',
      responses: { 200: one(MessageResponse), ...NOT_MET, ...LIMITED },
      handle: async ({ userId, params }) => {
        await blockUsers.unblock({ userId, otherId: params.id });
        return { message: 'You may meet again' };
      },
    }),
    member.get('/api/user/blocks', 'listBlockedUsers', {
      summary: 'List blocked users, newest first',
      responses: { 200: many(BlockedPersonResponse, `At most ${MAX_BLOCKED} users`) },
      handle: async ({ userId }) =>
        (await blocks.of(userId, MAX_BLOCKED)).map(({ id, firstName, profileImageUrl, blockedAt }) => ({
          id,
          firstName,
          profileImageUrl,
          blockedAt: blockedAt.toISOString(),
        })),
    }),
  ];
}
