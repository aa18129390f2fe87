import type { ReceiptQueries } from '../../../application/seating/receipts/ports.js';
import { MatchNotFound } from '../../../domain/match/match-errors.js';
import { MatchParams } from '../match/match.dto.js';
import { one, route, type Route } from '../route.js';
import { MatchProofResponse } from './receipt.dto.js';

/** How many got a seat in the final run, and how many could have. See ADR 79. */
export const receiptRoutes = ({ receipts }: { readonly receipts: ReceiptQueries }): Route[] => [
  route({
    method: 'get',
    path: '/api/matches/:id/proof',
    tag: 'Matches',
    operationId: 'getSeatsProof',
    summary: 'Get how many users the final run of the match seated, and how many were possible at most',
    access: 'member',
    params: MatchParams,
    responses: { 200: one(MatchProofResponse) },
    handle: async ({ userId, params }) => {
      const found = await receipts.proofOf(userId, params.id);
      if (!found) throw new MatchNotFound();
      return found;
    },
  }),
];
