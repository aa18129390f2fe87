import { ExpireRequests } from '../../application/matching-request/expire-requests.js';
import { FindOpenRequest } from '../../application/matching-request/find-open-request.js';
import { MoveRequest } from '../../application/matching-request/move-request.js';
import { OpenRequest } from '../../application/matching-request/open-request.js';
import type {
  Company,
  MatchingRequestQueries,
  MatchingRequests,
  RequestingUsers,
  SeatQueries,
  WaitingCounts,
  WaitingInSlots,
} from '../../application/matching-request/ports.js';
import { type RequestSeats, WithdrawRequest } from '../../application/matching-request/withdraw-request.js';
import type { Coordinates } from '../../domain/shared/distance.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly requests: MatchingRequests;
  readonly requestingUsers: RequestingUsers;
  readonly requestQueries: MatchingRequestQueries;
  readonly waitingCounts: WaitingCounts;
  readonly slots: WaitingInSlots;
  readonly matches: SeatQueries;
  readonly company: Company;
  readonly leavingTables: RequestSeats;
  readonly homeArea: Coordinates | null;
  readonly offersNotTheOnly: boolean;
}

export function composeMatchingRequest(shared: Shared, ports: Ports) {
  const { unitOfWork, goodStanding, limiter, realtime, clock, homeZone } = shared;
  const { requests, requestingUsers, slots, matches, leavingTables } = ports;
  const handlers = {
    expireRequests: new ExpireRequests(unitOfWork, requests, slots, clock),
  };
  return {
    openRequest: new OpenRequest(
      unitOfWork,
      requestingUsers,
      goodStanding,
      requests,
      matches,
      ports.company,
      limiter,
      clock,
      homeZone,
      ports.offersNotTheOnly,
    ),
    moveRequest: new MoveRequest(unitOfWork, requests, realtime, clock, homeZone),
    withdrawRequest: new WithdrawRequest(unitOfWork, requests, leavingTables, limiter, realtime, clock),
    findOpenRequest: new FindOpenRequest(ports.requestQueries, ports.waitingCounts, ports.homeArea),
    handlers,
  };
}
