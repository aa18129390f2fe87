import type { FindOutlook } from '../../../application/seating/find-outlook.js';
import { originOf } from '../account/caller-origin.js';
import { RequestParams } from '../matching-request/matching-request.dto.js';
import { one, route, type Route } from '../route.js';
import { OutlookResponse } from './outlook.dto.js';

/** Why a request still waits. See ADR 54. */
export function outlookRoutes({ findOutlook }: { readonly findOutlook: FindOutlook }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/matching-request/:id/outlook',
      tag: 'Matching requests',
      operationId: 'getRequestOutlook',
      summary: 'Get how many waiting people fit the request, and which of its limits is the tightest',
      access: 'member',
      params: RequestParams,
      responses: { 200: one(OutlookResponse), 429: { description: 'Too many requests' } },
      handle: async ({ userId, params, request }) => {
        const network = originOf(request);
        const { compatible, tightest } = await findOutlook.execute({ userId, requestId: params.id, network });
        if (!tightest) return { compatible, tightest };
        const { ageRange, ...limits } = tightest;
        return { compatible, tightest: { ...limits, ageRangeMin: ageRange.min, ageRangeMax: ageRange.max } };
      },
    }),
  ];
}
