import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The striped decoration of `web-user`, with a scalloped edge. */
export function Awning(): ReactNode {
  return <Box aria-hidden sx={awning} />;
}

const STRIPE = '1.75rem';
const awning = ({
  palette: {
    brand: { cloth, clothGround },
  },
}: Theme) => ({
  height: '2.75rem',
  background: `repeating-linear-gradient(90deg, ${cloth} 0 ${STRIPE}, ${clothGround} ${STRIPE} calc(2 * ${STRIPE}))`,
  // The masks overlap by 2 px, because a hairline shows where they only touch.
  mask: [
    'linear-gradient(#000 0 0) top / 100% calc(100% - 0.85rem) no-repeat',
    `radial-gradient(ellipse 0.875rem 0.85rem at 50% 2px, #000 97%, transparent) bottom left / ${STRIPE} calc(0.85rem + 2px) repeat-x`,
  ].join(),
});
