import { accountMappings } from '../../adapters/persistence/account/account.mapping.js';
import { MatchMapping, MatchMemberMapping } from '../../adapters/persistence/match/match.mapping.js';
import { MatchingRequestMapping } from '../../adapters/persistence/matching-request/matching-request.mapping.js';

/** Every class of the domain that has rows of its own. */
export const allMappings = [...accountMappings, MatchingRequestMapping, MatchMapping, MatchMemberMapping];
