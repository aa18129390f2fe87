import type { Banners } from '../../../application/announcements/ports.js';
import type { Clock } from '../../../application/shared/ports.js';
import { one, type Route } from '../route.js';
import { BannerResponse } from './announcements.dto.js';
import { routesFor } from '../routes-for.js';

const member = routesFor('member', 'Notifications');

/** The announcement that the app shows as a banner. */
export function bannerRoutes({
  banners,
  clock,
}: {
  readonly banners: Banners;
  readonly clock: Clock;
}): Route[] {
  return [
    member.get('/api/announcement', 'getBanner', {
      summary: 'Get the newest announcement of the admins that is meant for you and shown now',
      responses: { 200: one(BannerResponse, 'The announcement, or null') },
      handle: async ({ userId }): Promise<BannerResponse> => ({
        announcement: await banners.newestFor(userId, clock.now()),
      }),
    }),
  ];
}
