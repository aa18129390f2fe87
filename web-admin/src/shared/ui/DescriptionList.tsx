import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Names and values as a `dl`. Entries without a value are left out. */
export function DescriptionList({
  items,
}: {
  items: ReadonlyArray<readonly [name: string, value: ReactNode]>;
}) {
  return (
    <Box component="dl" sx={LIST}>
      {items
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
        .map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" dir="auto" sx={VALUE}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

const VALUE = {
  m: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  // Of the page, so that values stay beside their names.
  textAlign: 'left',
};

const LIST = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(7rem, auto) minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { xs: 0, sm: 0.75 },
  m: 0,
  '& dd': { mb: { xs: 1, sm: 0 } },
};
