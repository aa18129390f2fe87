import Box from '@mui/material/Box';
import { alpha, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Explanation } from './match-labels.js';
import { t } from './messages.js';

interface Props {
  readonly why: Explanation;
  /** By user id; deleted accounts are missing. */
  readonly names: ReadonlyMap<number, string>;
}

/**
 * The affinity matrix as a heatmap, darker for a higher affinity. Hidden from screen readers, which get `AffinityTable`.
 */
export function AffinityHeatmap({ why: { pairs }, names }: Props): ReactNode {
  const { palette } = useTheme();
  const ids = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))];
  const affinity = new Map(
    pairs.flatMap(({ a, b, affinity }) => [pairKey(a, b), pairKey(b, a)].map((at) => [at, affinity])),
  );
  const cellColor = (value: number) => alpha(palette.brand.basil, 0.06 + (value / 100) * 0.32);
  return (
    <Box aria-hidden sx={{ my: 2, display: { xs: 'none', sm: 'block' }, overflowX: 'auto' }}>
      <Box
        sx={{
          ...GRID,
          gridTemplateColumns: `minmax(6rem, auto) repeat(${ids.length}, minmax(3.5rem, 5.5rem))`,
        }}
      >
        <span />
        {ids.map((id) => (
          <Typography key={id} variant="body2" noWrap sx={{ textAlign: 'center', fontWeight: 600 }}>
            <bdi>{firstName(names.get(id))}</bdi>
          </Typography>
        ))}
        {ids.map((row) => (
          <Box key={row} sx={{ display: 'contents' }}>
            <Typography variant="body2" noWrap sx={{ pr: 1, fontWeight: 600, alignSelf: 'center' }}>
              <bdi>{names.get(row) ?? t('deletedUser')}</bdi>
            </Typography>
            {ids.map((column) => {
              const value = affinity.get(pairKey(row, column));
              return (
                <Box
                  key={column}
                  sx={CELL}
                  style={value === undefined ? undefined : { background: cellColor(value) }}
                >
                  {value}
                </Box>
              );
            })}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const pairKey = (a: number, b: number): string => `${a}-${b}`;
const firstName = (name = t('deleted')): string => name.split(' ')[0]!;

const GRID = { display: 'grid', gap: 0.5, width: 'fit-content' };
const CELL = {
  display: 'grid',
  placeContent: 'center',
  height: '2.5rem',
  borderRadius: 1,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
};
