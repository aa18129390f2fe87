import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The striped awning of the student's app, with its scalloped edge. */
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
  // The edge begins 2 px higher: where two masks only meet, a hairline shows.
  mask: [
    'linear-gradient(#000 0 0) top / 100% calc(100% - 0.85rem) no-repeat',
    `radial-gradient(ellipse 0.875rem 0.85rem at 50% 2px, #000 97%, transparent) bottom left / ${STRIPE} calc(0.85rem + 2px) repeat-x`,
  ].join(),
});
