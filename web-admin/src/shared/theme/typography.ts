import type { TypographyVariantsOptions } from '@mui/material';

const sans = "'Figtree', system-ui, sans-serif";
const display = "'Bricolage Grotesque', system-ui, sans-serif";

const heading = (rem: number, lineHeight: number) => ({
  fontFamily: display,
  fontWeight: 700,
  fontSize: `${rem}rem`,
  lineHeight,
  letterSpacing: '-0.015em',
  textWrap: 'balance' as const,
});

/** The product's two fonts, in smaller sizes than in `web-user`, for dense tables. */
export const typography: TypographyVariantsOptions = {
  fontFamily: sans,
  fontSize: 14,
  h1: heading(1.75, 1.15),
  h2: heading(1.25, 1.25),
  h3: heading(1.0625, 1.3),
  h4: heading(1.0625, 1.3),
  h5: heading(1.0625, 1.3),
  h6: heading(1, 1.3),
  subtitle2: { fontWeight: 600 },
  button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
  overline: {
    fontSize: '0.75rem',
    fontWeight: 600,
    letterSpacing: '0.04em',
    lineHeight: 1.6,
    textTransform: 'none',
  },
};
