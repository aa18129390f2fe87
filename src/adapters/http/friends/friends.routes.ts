import type { ComingWithFriends } from '../../../application/friends/coming-with-friends.js';
import type { InvitationView, ReadInvitation } from '../../../application/friends/read-invitation.js';
import { originOf } from '../account/caller-origin.js';
import { LIMITED, one, type Route } from '../route.js';
import { routesFor } from '../routes-for.js';
import { setSecretPageHeaders } from '../secret-page.js';
import {
  FriendInvitationParams,
  FriendInvitationResponse,
  GroupConflictResponse,
  GroupResponse,
  JoinGroupBody,
  OpenGroupBody,
} from './friends.dto.js';

const tag = 'Matching requests';
const member = routesFor('member', tag);
const anyone = routesFor('public', tag);
const path = '/api/user/friend-group';

const presentInvitation = ({ state, chair }: InvitationView): FriendInvitationResponse => ({
  state,
  chair: chair && {
    firstName: chair.firstName,
    profileImageUrl: chair.profileImageUrl,
    ...chair.slot,
    heldUntil: chair.heldUntil?.toISOString() ?? null,
  },
});

/** Coming with a friend. See ADR 46. */
export function groupRoutes({
  comingWithFriends: friends,
  readInvitation,
}: {
  readonly comingWithFriends: ComingWithFriends;
  readonly readInvitation: ReadInvitation;
}): Route[] {
  const present = async (userId: number): Promise<GroupResponse> => {
    const view = await friends.find(userId);
    return {
      group: view && {
        state: view.state,
        invitation: view.code,
        friends: [...view.friends],
        heldUntil: view.heldUntil?.toISOString() ?? null,
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
      summary: 'Get a code with which up to two friends join the open request, which waits for them',
      body: OpenGroupBody,
      responses: {
        200: one(GroupResponse, 'The group with its code'),
        409: one(GroupConflictResponse, 'No waiting request, or too late'),
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId, body }) => {
        await friends.open(userId, body.friends ?? 1);
        return present(userId);
      },
    }),
    member.post(`${path}/join`, 'joinFriendGroup', {
      summary:
        'Join the group of a friend by its code, with a request for the same slot if the user has none; both are seated at one table or not at all',
      body: JoinGroupBody,
      responses: {
        200: one(GroupResponse, 'The group'),
        404: { description: 'The code does not work' },
        409: one(
          GroupConflictResponse,
          'A seat already, too late, a full group, another group, or another time zone',
        ),
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId, body }) => {
        await friends.join(userId, body.invitation, body.replaces);
        return present(userId);
      },
    }),
    member.post(`${path}/go`, 'goWithoutFriends', {
      summary: 'Wait for no further friend',
      responses: { 200: one(GroupResponse, 'The group; null where no friend has joined') },
      handle: async ({ userId }) => {
        await friends.goWithout(userId);
        return present(userId);
      },
    }),
    anyone.get('/api/friend-invitations/:code', 'getFriendInvitation', {
      summary: "Get what a friend's link shows",
      params: FriendInvitationParams,
      responses: {
        200: one(FriendInvitationResponse, 'The invitation'),
        404: { description: 'The code does not work' },
        ...LIMITED,
      },
      handle: async ({ params, userId, request, response }) => {
        setSecretPageHeaders(response);
        return presentInvitation(await readInvitation.execute(params.code, userId, originOf(request)));
      },
    }),
    member.delete(path, 'leaveFriendGroup', {
      summary: 'End the group of a waiting request; each member keeps their own',
      responses: { 200: one(GroupResponse, 'Null') },
      handle: async ({ userId }) => {
        await friends.leave(userId);
        return present(userId);
      },
    }),
  ];
}
