import type {
  CompareSeating,
  SeatingComparison,
} from '../../../application/seating/what-if/compare-seating.js';
import type { PastSaturdayInput } from '../../../application/seating/what-if/past-saturday-input.js';
import {
  CURRENT_POLICY,
  POLICY_BOUNDS,
  POLICY_SETTINGS,
} from '../../../domain/seating/what-if/seating-policy.js';
import type { PlanFigures } from '../../../domain/seating/what-if/table-figures.js';
import { one, route, type Route } from '../route.js';
import { untilGone } from './gone-signal.js';
import { SeatingComparisonResponse, WhatIfBody, WhatIfInputResponse } from './what-if.admin.dto.js';

interface WhatIfServices {
  readonly input: PastSaturdayInput;
  readonly compareSeating: CompareSeating;
}

const path = '/api/admin/what-if';
const tag = 'Console: matches';

/** What another policy would have done with the last Saturday's requests, in counts. */
export function whatIfRoutes({ input, compareSeating }: WhatIfServices): Route[] {
  return [
    route({
      method: 'get',
      path,
      tag,
      operationId: 'getWhatIf',
      summary: 'Get the settings that can be compared and the number of requests of the last Saturday',
      access: 'admin',
      responses: { 200: one(WhatIfInputResponse, 'The settings and the last Saturday') },
      handle: async () => {
        const { saturday, requests, recorded } = await input.execute();
        const settings = POLICY_SETTINGS.map((name) => ({
          name,
          current: CURRENT_POLICY[name],
          ...POLICY_BOUNDS[name],
        }));
        return { date: saturday, requests: requests.length, recorded, settings };
      },
    }),
    route({
      method: 'post',
      path,
      tag,
      operationId: 'compareSeating',
      summary:
        "Seat the last Saturday's requests by the current and by a proposed policy, without saving anything",
      access: 'admin',
      body: WhatIfBody,
      responses: {
        200: one(SeatingComparisonResponse, 'Both plans in counts'),
        409: { description: 'Another comparison is running' },
      },
      handle: ({ body, response }) => {
        const proposed = { ...CURRENT_POLICY, ...given(body) };
        return untilGone(response, async (gone) => present(await compareSeating.execute({ proposed, gone })));
      },
    }),
  ];
}

const present = ({ saturday, slots, ...about }: SeatingComparison): SeatingComparisonResponse => ({
  ...about,
  date: saturday,
  slots: slots.map(({ slot, current, proposed, ...counts }) => ({
    ...counts,
    time: slot.preferredTime,
    venueType: slot.venueType,
    current: withSizes(current),
    proposed: withSizes(proposed),
  })),
});

const withSizes = (plan: PlanFigures | null) => plan && { ...plan, sizes: [...plan.sizes] };

/** The settings that the body contains. */
function given(body: WhatIfBody): WhatIfBody {
  return Object.fromEntries(
    POLICY_SETTINGS.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  );
}
