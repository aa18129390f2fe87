import type { FindOutlook } from '../../../application/seating/find-outlook.js';
import { originOf } from '../account/caller-origin.js';
import { OpenRequestBody } from '../matching-request/matching-request.dto.js';
import { wishesOf } from '../matching-request/matching-request.routes.js';
import { one, type Route } from '../route.js';
import { OutlookResponse, PoolResponse } from './outlook.dto.js';
import { routesFor } from '../routes-for.js';

const member = routesFor('member', 'Matching requests');

interface OutlookServices {
  readonly findOutlook: FindOutlook;
}

/** Why a request still waits, and what one would cost that is not sent yet. See ADR 54 and ADR 71. */
export function outlookRoutes({ findOutlook }: OutlookServices): Route[] {
  return [
    member.get('/api/matching-request/:id/outlook', 'getRequestOutlook', {
      summary: 'Get how many waiting people fit the request, and which of its limits is the tightest',
      responses: { 200: one(OutlookResponse), 429: { description: 'Too many requests' } },
      handle: async ({ userId, params, request }) => {
        const network = originOf(request);
        const { compatible, tightest } = await findOutlook.ofRequest({
          userId,
          requestId: params.id,
          network,
        });
        if (!tightest) return { compatible, tightest };
        const { ageRange, ...limits } = tightest;
        return { compatible, tightest: { ...limits, ageRangeMin: ageRange.min, ageRangeMax: ageRange.max } };
      },
    }),
    // A body, because what is asked of a table is private and an address is not.
    member.post('/api/matching-request/pool', 'getRequestPool', {
      summary:
        'Get how many waiting people would fit a request, and how many are left by what it asks of the table',
      body: OpenRequestBody,
      responses: {
        200: one(PoolResponse),
        429: { description: 'Too many requests' },
      },
      handle: ({ userId, body, request }) =>
        findOutlook.before({ wishes: { userId, ...wishesOf(body) }, network: originOf(request) }),
    }),
  ];
}
