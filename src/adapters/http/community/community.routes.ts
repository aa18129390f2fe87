import type { ChangeCommunity } from '../../../application/community/change-community.js';
import type { CurrentCommunity } from '../../../application/community/current-community.js';
import type { CommunityRecord, CommunityRecords } from '../../../application/community/ports.js';
import type { ReadCommunity } from '../../../application/community/read-community.js';
import { LIMITED, one, type Route } from '../route.js';
import { originOf } from '../account/caller-origin.js';
import { CommunityBody, CommunityFormResponse, CommunityResponse } from './community.dto.js';
import { routesFor } from '../routes-for.js';

const anyone = routesFor('public', 'Places');
const admin = routesFor('admin', 'Console: community');

export interface CommunityServices {
  readonly current: Pick<CurrentCommunity, 'defaults'>;
  readonly readCommunity: ReadCommunity;
  readonly records: Pick<CommunityRecords, 'find'>;
  readonly changeCommunity: ChangeCommunity;
}

const FORM = '/api/admin/community';

/** The name, the contact and the house rules: what members see, and the form of admins. */
export function communityRoutes({
  current,
  readCommunity,
  records,
  changeCommunity,
}: CommunityServices): Route[] {
  const present = ({ version, texts }: CommunityRecord): CommunityFormResponse => ({
    version,
    texts: { ...texts, houseRules: [...texts.houseRules] },
    defaults: { ...current.defaults },
  });
  return [
    anyone.get('/api/community', 'getCommunity', {
      summary: 'Get the name, the contact and the house rules of this community',
      responses: { 200: one(CommunityResponse, 'What members see; a few seconds old at most'), ...LIMITED },
      handle: ({ request }) => readCommunity.execute(originOf(request)),
    }),
    admin.get(FORM, 'getCommunityForm', {
      summary: 'Get what admins have saved about the community, and the settings that apply otherwise',
      responses: { 200: one(CommunityFormResponse, 'The saved texts with their version') },
      handle: async () => present(await records.find()),
    }),
    admin.put(FORM, 'changeCommunity', {
      summary: 'Replace the name, the contact and the house rules',
      body: CommunityBody,
      responses: {
        200: one(CommunityFormResponse, 'The saved texts with their new version'),
        409: { description: 'Another admin has saved since this version' },
      },
      handle: async ({ userId: actorId, body: { version, ...texts } }) =>
        present(await changeCommunity.execute({ actorId, version, texts })),
    }),
  ];
}
