import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  readonly label: string;
  readonly value: ReactNode;
  readonly text: string;
  /** The path of the list with the counted records. */
  readonly to: string;
  readonly isBad?: boolean;
}

export function StatCard({ label, value, text, to, isBad = false }: Props): ReactNode {
  return (
    <Card component="li" sx={isBad ? { bgcolor: 'brand.beetSoft', borderColor: 'error.main' } : undefined}>
      <CardActionArea component={Link} to={to} sx={AREA}>
        <Box sx={{ fontWeight: 600, fontSize: '0.875rem' }}>{label}</Box>
        <Box sx={{ ...VALUE, color: isBad ? 'error.main' : 'text.primary' }}>{value}</Box>
        <Box sx={{ fontSize: '0.875rem', color: isBad ? 'text.primary' : 'text.secondary' }}>{text}</Box>
      </CardActionArea>
    </Card>
  );
}

const AREA = { height: 1, px: 2, py: 1.5, display: 'block' };
const VALUE = {
  my: 0.25,
  fontFamily: 'h1.fontFamily',
  fontWeight: 700,
  fontSize: { xs: '1.5rem', sm: '1.875rem' },
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
};
