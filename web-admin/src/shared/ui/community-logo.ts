import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '../api/types.js';

export type CommunityLogo = NonNullable<ResponseOf<'/api/admin/appearance'>['logo']>;

/** The query of the logo; its data is replaced when an admin uploads another one. */
export const COMMUNITY_LOGO = ['community-logo'];

/** The logo that an admin has uploaded, from the page's meta tag; null without one. */
export const useCommunityLogo = (): CommunityLogo | null =>
  useQuery({
    queryKey: COMMUNITY_LOGO,
    queryFn: logoOfPage,
    initialData: logoOfPage,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;

function logoOfPage(): CommunityLogo | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="logo"]');
  if (!meta) return null;
  const { width, height, transparent } = meta.dataset;
  return {
    path: meta.content,
    width: Number(width),
    height: Number(height),
    isTransparent: transparent === 'true',
  };
}
