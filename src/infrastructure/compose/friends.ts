import { ComingWithFriends } from '../../application/friends/coming-with-friends.js';
import { FriendCodes } from '../../application/friends/friend-codes.js';
import type { FriendPorts } from '../../application/friends/ports.js';
import { ReadInvitation } from '../../application/friends/read-invitation.js';
import type { Shared } from './shared.js';

/** What a request needs of friends when it is opened. */
export const composeFriendCodes = (
  { chance, clock }: Shared,
  { groups, requestRun }: Pick<FriendPorts, 'groups' | 'requestRun'>,
) => ({
  company: new FriendCodes(groups, requestRun, chance, clock),
});

export function composeFriends(shared: Shared, given: Omit<FriendPorts, keyof Shared>) {
  const ports: FriendPorts = { ...shared, ...given };
  const comingWithFriends = new ComingWithFriends(ports);
  const handlers = {
    purgeGroups: { execute: () => comingWithFriends.purge() },
    onRequestEnded: { execute: (event: { requestId: number }) => comingWithFriends.requestEnded(event) },
  };
  return { comingWithFriends, readInvitation: new ReadInvitation(ports), handlers };
}
