import type { FindGroup } from '../../../application/friends/find-group.js';
import type { JoinGroup } from '../../../application/friends/join-group.js';
import type { LeaveGroup } from '../../../application/friends/leave-group.js';
import type { OpenGroup } from '../../../application/friends/open-group.js';
import { one, type Route } from '../route.js';
import { GroupResponse, JoinGroupBody } from './friends.dto.js';
import { routesFor } from '../routes-for.js';

export interface GroupServices {
  readonly findGroup: FindGroup;
  readonly openGroup: OpenGroup;
  readonly joinGroup: JoinGroup;
  readonly leaveGroup: LeaveGroup;
}

const member = routesFor('member', 'Matching requests');
const path = '/api/user/friend-group';

/** Coming with a friend. See ADR 46. */
export function groupRoutes({ findGroup, openGroup, joinGroup, leaveGroup }: GroupServices): Route[] {
  const present = async (userId: number): Promise<GroupResponse> => {
    const view = await findGroup.execute(userId);
    return {
      group: view && {
        state: view.state,
        invitation: view.code,
        friends: [...view.friends],
      },
    };
  };
  return [
    member.get(path, 'getFriendGroup', {
      summary: 'Get the group of the open request, if the user comes with friends',
      responses: { 200: one(GroupResponse, 'The group, or null') },
      handle: ({ userId }) => present(userId),
    }),
    member.post(path, 'openFriendGroup', {
      summary: 'Get a code with which up to two friends join the open request',
      responses: {
        200: one(GroupResponse, 'The group with its code'),
        409: { description: 'No waiting request, or too late' },
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId }) => {
        await openGroup.execute(userId);
        return present(userId);
      },
    }),
    member.post(`${path}/join`, 'joinFriendGroup', {
      summary: 'Join the group of a friend by its code; both are seated at one table or not at all',
      body: JoinGroupBody,
      responses: {
        200: one(GroupResponse, 'The group'),
        404: { description: 'The code does not work' },
        409: {
          description: 'No waiting request, too late, a full group, another group, or another time zone',
        },
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId, body }) => {
        await joinGroup.execute({ userId, code: body.invitation });
        return present(userId);
      },
    }),
    member.delete(path, 'leaveFriendGroup', {
      summary: 'End the group of a waiting request; each member keeps their own',
      responses: { 200: one(GroupResponse, 'Null') },
      handle: async ({ userId }) => {
        await leaveGroup.execute(userId);
        return present(userId);
      },
    }),
  ];
}
