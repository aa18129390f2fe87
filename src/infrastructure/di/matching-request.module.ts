import { ContainerModule } from 'inversify';
import { matchingRequestErrors } from '../../adapters/http/matching-request/matching-request.errors.js';
import { matchingRequestRoutes } from '../../adapters/http/matching-request/matching-request.routes.js';
import { CachedWaitingCounts } from '../../adapters/persistence/matching-request/cached-waiting-counts.js';
import { PostgresWaitingCounts } from '../../adapters/persistence/matching-request/postgres-waiting-counts.js';
import { PostgresMatchingRequestQueries } from '../../adapters/persistence/matching-request/matching-request-queries.js';
import {
  PostgresRequestingUsers,
  PostgresMatchingRequests,
} from '../../adapters/persistence/matching-request/postgres-matching-requests.js';
import { WithdrawRequest } from '../../application/matching-request/withdraw-request.js';
import { FindOpenRequest } from '../../application/matching-request/find-open-request.js';
import { MoveRequest } from '../../application/matching-request/move-request.js';
import { OpenRequest } from '../../application/matching-request/open-request.js';
import type {
  RequestingUsers,
  MatchingRequestQueries,
  MatchingRequests,
  SeatQueries,
} from '../../application/matching-request/ports.js';
import { LeaveMatch } from '../../application/match/leave-match.js';
import { GoodStanding } from '../../application/standing/good-standing.js';
import { bindClass, token } from './bind-class.js';
import {
  CLOCK,
  CONFIG,
  CONTEXT_REGISTRATION,
  ENTITY_MANAGER,
  EVENTS,
  HOME_ZONE,
  PAUSES_REQUESTS,
  POOL,
  RATE_LIMITER,
  REALTIME,
  UNIT_OF_WORK,
} from './tokens.js';

export const MATCHING_REQUESTS = token<MatchingRequests>('MatchingRequests');
/** Bound by the match context, which implements this port. */
export const SEAT_QUERIES = token<SeatQueries>('SeatQueries');
const REQUESTING_USERS = token<RequestingUsers>('RequestingUsers');
const QUERIES = token<MatchingRequestQueries>('MatchingRequestQueries');

export const matchingRequestModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresMatchingRequests, [ENTITY_MANAGER, EVENTS], MATCHING_REQUESTS);
  bindClass(bind, PostgresRequestingUsers, [ENTITY_MANAGER, PAUSES_REQUESTS], REQUESTING_USERS);
  bindClass(bind, PostgresMatchingRequestQueries, [POOL], QUERIES);
  bindClass(bind, OpenRequest, [
    UNIT_OF_WORK,
    REQUESTING_USERS,
    GoodStanding,
    MATCHING_REQUESTS,
    SEAT_QUERIES,
    RATE_LIMITER,
    CLOCK,
    HOME_ZONE,
  ]);
  bindClass(bind, MoveRequest, [UNIT_OF_WORK, MATCHING_REQUESTS, REALTIME, CLOCK, HOME_ZONE]);
  bindClass(bind, WithdrawRequest, [
    UNIT_OF_WORK,
    MATCHING_REQUESTS,
    LeaveMatch,
    RATE_LIMITER,
    REALTIME,
    CLOCK,
  ]);

  bind(FindOpenRequest)
    .toResolvedValue(
      (queries, pool, clock, { homeArea = null }) =>
        new FindOpenRequest(
          queries,
          new CachedWaitingCounts(new PostgresWaitingCounts(pool, homeArea), clock),
          homeArea,
        ),
      [QUERIES, POOL, CLOCK, CONFIG],
    )
    .inSingletonScope();

  bind(CONTEXT_REGISTRATION)
    .toResolvedValue(
      (openRequest, withdrawRequest, findOpenRequest) => ({
        routes: matchingRequestRoutes({ openRequest, withdrawRequest, findOpenRequest }),
        errors: matchingRequestErrors,
        handlers: {},
        recurring: [],
      }),
      [OpenRequest, WithdrawRequest, FindOpenRequest],
    )
    .inSingletonScope();
});
