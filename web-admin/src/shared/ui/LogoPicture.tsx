import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import type { CommunityLogo } from './community-logo.js';

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
export function LogoPicture({ logo, alt, after, children }: Props): ReactNode {
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
