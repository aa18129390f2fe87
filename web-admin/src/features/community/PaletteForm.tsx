import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import {
  MODES,
  PALETTE_NAMES,
  type PaletteName,
  PALETTES,
} from '@domain/server-and-browser/appearance/palettes.js';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import { t } from './messages.js';

interface Props {
  readonly saved: PaletteName;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onSave: (palette: PaletteName) => void;
}

/** Choose one of the palettes, each with its color in light and in dark mode. */
export function PaletteForm({ saved, isBusy, error, onSave }: Props): ReactNode {
  const [chosen, setChosen] = useState(saved);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) onSave(chosen);
  }
  return (
    <Section title={t('palette')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('paletteText')}
      </Typography>
      <Box component="form" onSubmit={submit} noValidate>
        <RadioGroup
          aria-label={t('palette')}
          value={chosen}
          onChange={(_event, name) => setChosen(name as PaletteName)}
          sx={CHOICES}
        >
          {PALETTE_NAMES.map((name) => (
            <FormControlLabel key={name} value={name} control={<Radio />} label={<Sample name={name} />} />
          ))}
        </RadioGroup>
        <FormError>{error}</FormError>
        <Button
          type="submit"
          variant="contained"
          loading={isBusy}
          disabled={chosen === saved}
          sx={{ mt: 1.5 }}
        >
          {t('savePalette')}
        </Button>
      </Box>
    </Section>
  );
}

const Sample = ({ name }: { name: PaletteName }): ReactNode => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    {MODES.map((mode) => (
      <Box key={mode} component="span" aria-hidden sx={{ ...DOT, bgcolor: PALETTES[name][mode].main }} />
    ))}
    {t(name)}
  </Box>
);

const CHOICES = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, columnGap: 2 };
const DOT = { width: 24, height: 24, borderRadius: 99, flex: 'none' };
