import { ChangeCommunity } from '../../application/community/change-community.js';
import type { CurrentCommunity } from '../../application/community/current-community.js';
import type { CommunityRecords } from '../../application/community/ports.js';
import { ReadCommunity } from '../../application/community/read-community.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly communityRecords: CommunityRecords;
  readonly currentCommunity: Pick<CurrentCommunity, 'refresh' | 'shown'>;
}

/** The name, the contact and the house rules of the community. */
export function composeCommunity(shared: Shared, ports: Ports) {
  const { unitOfWork, audit, limiter, clock } = shared;
  const { communityRecords, currentCommunity } = ports;
  return {
    readCommunity: new ReadCommunity(currentCommunity, limiter),
    changeCommunity: new ChangeCommunity(unitOfWork, communityRecords, audit, clock, currentCommunity),
  };
}
