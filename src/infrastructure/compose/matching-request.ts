import { AskingForTables } from '../../application/matching-request/asking-for-tables.js';
import { FindOpenRequest } from '../../application/matching-request/find-open-request.js';
import type { MatchingRequestPorts } from '../../application/matching-request/ports.js';
import type { Shared } from './shared.js';

export function composeMatchingRequest(shared: Shared, given: Omit<MatchingRequestPorts, keyof Shared>) {
  const { requestQueries, waitingCounts, homeArea } = given;
  const askingForTables = new AskingForTables({ ...given, ...shared });
  return {
    askingForTables,
    findOpenRequest: new FindOpenRequest(requestQueries, waitingCounts, homeArea),
    handlers: { expireRequests: { execute: () => askingForTables.expireOverdue() } },
  };
}
