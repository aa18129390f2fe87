import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { APP_NAME } from '../app-name.js';
import { useCommunityLogo } from './community-logo.js';
import { LogoPicture } from './LogoPicture.js';
import { t } from './messages.js';

/** Logo and name of the product, or the logo of the community, with the word Console. */
export function Wordmark(): ReactNode {
  const logo = useCommunityLogo();
  if (!logo) return <ProductWordmark />;
  return (
    <LogoPicture logo={logo} alt={APP_NAME} after={<ConsoleWord />}>
      <ProductWordmark />
    </LogoPicture>
  );
}

const ConsoleWord = (): ReactNode => <Box sx={{ fontSize: '0.8125rem', opacity: 0.85 }}>{t('console')}</Box>;

function ProductWordmark(): ReactNode {
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
