import { Box, useTheme } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { APP_NAME } from '../app-name.js';
import type { ResponseOf } from '../api/types.js';
import { t } from './messages.js';

export type CommunityLogo = NonNullable<ResponseOf<'/api/admin/appearance'>['logo']>;

/** The query of the logo; its data is replaced when an admin uploads another one. */
export const COMMUNITY_LOGO = ['community-logo'];

/** The logo that an admin has uploaded, from the page's meta tag; null without one. */
const useCommunityLogo = (): CommunityLogo | null =>
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

/** Logo and name of the product, or the logo of the community, with the word Console. */
export function Wordmark() {
  const logo = useCommunityLogo();
  if (!logo) return <ProductWordmark />;
  return (
    <LogoPicture logo={logo} alt={APP_NAME} after={<ConsoleWord />}>
      <ProductWordmark />
    </LogoPicture>
  );
}

const ConsoleWord = () => <Box sx={{ fontSize: '0.8125rem', opacity: 0.85 }}>{t('console')}</Box>;

function ProductWordmark() {
  const { brand } = useTheme().palette;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <svg viewBox="0 0 48 48" width="34" height="34" aria-hidden>
        <g fill="currentColor">
          <circle cx="6.9" cy="18.4" r="4.4" />
          <circle cx="41.1" cy="18.4" r="4.4" />
          <circle cx="13.4" cy="38.6" r="4.4" />
          <circle cx="34.6" cy="38.6" r="4.4" />
        </g>
        <circle cx="24" cy="6" r="4.4" fill={brand.butter} stroke="currentColor" strokeWidth="1.5" />
        <circle cx="24" cy="24" r="11" fill={brand.cloth} />
      </svg>
      <Box sx={{ lineHeight: 1.15 }}>
        <Box
          sx={{
            fontFamily: 'h1.fontFamily',
            fontWeight: 800,
            fontSize: '1.1875rem',
            letterSpacing: '-0.02em',
          }}
        >
          {APP_NAME}
        </Box>
        <ConsoleWord />
      </Box>
    </Box>
  );
}

/** Of the logo on the page, in pixels. */
const MOST = { width: 176, height: 40 };

interface Props {
  readonly logo: CommunityLogo;
  readonly alt: string;
  /** Beside the picture. */
  readonly after?: ReactNode;
  /** In place of all, when the file is not found. */
  readonly children?: ReactNode;
}

/** A logo; a transparent one may be dark, so it has a light ground in every mode. */
export function LogoPicture({ logo, alt, after, children }: Props) {
  const { path, width, height, isTransparent } = logo;
  const [lost, setLost] = useState<string | null>(null);
  const { brand } = useTheme().palette;
  if (lost === path) return children;
  const scale = Math.min(MOST.width / width, MOST.height / height);
  const ground = isTransparent && { p: 0.5, borderRadius: '6px', bgcolor: brand.onFacade };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.25 }}>
      <Box sx={{ display: 'inline-flex', ...ground }}>
        <img
          src={path}
          alt={alt}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          onError={() => setLost(path)}
        />
      </Box>
      {after}
    </Box>
  );
}
