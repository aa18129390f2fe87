import { useQuery } from '@tanstack/react-query';
import { http } from '../api/http.js';
import type { ResponseOf } from '../api/types.js';

export type CommunityLogo = NonNullable<ResponseOf<'/api/admin/appearance'>['logo']>;

export const COMMUNITY_LOGO = ['community-logo'];
const STALE_AFTER_MS = 300_000;

/** The logo that an admin has uploaded; undefined without one, and while it is not known. */
export function useCommunityLogo(): CommunityLogo | undefined {
  const { data } = useQuery({
    queryKey: COMMUNITY_LOGO,
    // Public, because the sign-in page shows it too.
    queryFn: async () => {
      const { json } = await http('/api/appearance');
      return (json as { logo: CommunityLogo | null }).logo;
    },
    staleTime: STALE_AFTER_MS,
  });
  return data ?? undefined;
}
