import Box from '@mui/material/Box';
import { accentTones } from '@domain/server-and-browser/appearance/accent-tones.js';
import type { HexColor } from '@domain/server-and-browser/appearance/contrast.js';
import { type Mode, MODES } from '@domain/server-and-browser/appearance/surfaces.js';
import type { ReactNode } from 'react';
import { type BrandColors, darkColors, lightColors } from '../../shared/theme/palette.js';
import { MODE_LABELS } from './contrast-labels.js';
import { t } from './messages.js';

const PALETTES: Readonly<Record<Mode, BrandColors>> = { light: lightColors, dark: darkColors };

/** A button, a link and a chip of the app in both modes, as pictures. @param color null for the original one */
export function AccentPreview({ color }: { color: HexColor | null }): ReactNode {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5, mt: 2 }}>
      {MODES.map((mode) => (
        <Sample key={mode} mode={mode} color={color} />
      ))}
    </Box>
  );
}

function Sample({ mode, color }: { mode: Mode; color: HexColor | null }): ReactNode {
  const { paper, card, line, tomato, tomatoDeep, tomatoSoft, onTomato } = PALETTES[mode];
  const { main, deep, soft, on } = color
    ? accentTones(color, mode)
    : { main: tomato, deep: tomatoDeep, soft: tomatoSoft, on: onTomato };
  return (
    <Box
      role="img"
      aria-label={t('preview', { mode: MODE_LABELS[mode] })}
      sx={{ p: 1.5, borderRadius: '16px', bgcolor: paper, border: 1, borderColor: line }}
    >
      <Box aria-hidden sx={{ ...PARTS, p: 1.5, borderRadius: '12px', bgcolor: card }}>
        <Box sx={{ ...ROUND, bgcolor: main, color: on }}>{t('sampleButton')}</Box>
        <Box sx={{ color: deep, fontWeight: 600, textDecoration: 'underline' }}>{t('sampleLink')}</Box>
        <Box sx={{ ...ROUND, bgcolor: soft, color: deep, border: 2, borderColor: main }}>
          {t('sampleChip')}
        </Box>
      </Box>
    </Box>
  );
}

const PARTS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 };
const ROUND = { px: 2, py: 0.75, borderRadius: 99, fontWeight: 700 };
