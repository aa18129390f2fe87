import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { t } from './messages.js';

/** The picture of the venue. An external URL is not loaded and becomes a link, as in `web-user`. */
export function VenuePicture({ address }: { address: string }): ReactNode {
  if (!address.startsWith('/')) {
    return (
      <Link href={address} target="_blank" rel="noreferrer">
        {address}
      </Link>
    );
  }
  return <Box component="img" src={address} alt={t('pictureAlt')} sx={PICTURE} />;
}

const PICTURE = {
  display: 'block',
  width: '100%',
  maxWidth: '20rem',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
};
