import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  isAcceptableAccent,
  nearestAcceptableAccent,
  parseColor,
} from '@domain/server-and-browser/appearance/accent-color.js';
import type { HexColor } from '@domain/server-and-browser/appearance/contrast.js';
import { type ContrastCheck, contrastChecks } from '@domain/server-and-browser/appearance/contrast-checks.js';
import { type FormEvent, type ReactNode, useState } from 'react';
import { lightColors } from '../../shared/theme/palette.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import { AccentPreview } from './AccentPreview.js';
import { MODE_LABELS, ratioText, USE_LABELS } from './contrast-labels.js';
import { ContrastTable } from './ContrastTable.js';
import { t } from './messages.js';

interface Props {
  /** Null for the original color. */
  readonly saved: string | null;
  readonly isBusy: boolean;
  readonly error: string | null;
  /** @param color null to go back to the original one */
  readonly onSave: (color: HexColor | null) => void;
}

/** Choose the accent color, with its contrast while it is chosen. */
export function AccentColorForm({ saved, isBusy, error, onSave }: Props): ReactNode {
  const [draft, setDraft] = useState(saved ?? lightColors.tomato);
  const color = parseColor(draft);
  const isOriginal = saved === null && color === lightColors.tomato;
  const canSave = color !== null && !isOriginal && isAcceptableAccent(color);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (canSave && !isBusy) onSave(color);
  }

  return (
    <Section title={t('accentColor')}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('accentColorText')}
      </Typography>
      <Box component="form" onSubmit={submit} noValidate>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1.5 }}>
          <TextField
            label={t('color')}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            error={color === null}
            helperText={color === null ? t('notAColor') : t('colorHint')}
            slotProps={{ htmlInput: { maxLength: 20, spellCheck: false, autoComplete: 'off' } }}
          />
          <Box
            component="input"
            type="color"
            aria-label={t('picker')}
            value={color ?? lightColors.tomato}
            onChange={(event: { target: { value: string } }) => setDraft(event.target.value)}
            sx={{ width: 56, height: 48, p: 0.5, cursor: 'pointer' }}
          />
        </Box>
        <Box role="status" sx={{ mt: 1.5 }}>
          {color && <Verdict color={color} isOriginal={isOriginal} onChoose={setDraft} />}
        </Box>
        <FormError>{error}</FormError>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!canSave || color === saved}>
            {t('save')}
          </Button>
          {saved !== null && (
            <Button disabled={isBusy} onClick={() => onSave(null)}>
              {t('reset')}
            </Button>
          )}
        </Box>
      </Box>
      <AccentPreview color={isOriginal ? null : color} />
      {color && !isOriginal && <ContrastTable checks={contrastChecks(color)} />}
    </Section>
  );
}

interface VerdictProps {
  readonly color: HexColor;
  readonly isOriginal: boolean;
  readonly onChoose: (color: HexColor) => void;
}

/** Whether the color is accepted, and otherwise why not and which one is. */
function Verdict({ color, isOriginal, onChoose }: VerdictProps): ReactNode {
  if (isOriginal) return t('isOriginal');
  const failures = contrastChecks(color).filter(({ passes }) => !passes);
  if (failures.length === 0) return t('works');
  const nearest = nearestAcceptableAccent(color);
  return (
    <Alert severity="warning" role="presentation">
      {t('tooLight')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {failures.map((check) => (
          <li key={check.mode + check.use}>{failureText(check)}</li>
        ))}
      </Box>
      <Button variant="outlined" sx={{ mt: 1 }} onClick={() => onChoose(nearest)}>
        {t('useNearest', { color: nearest })}
      </Button>
    </Alert>
  );
}

const failureText = ({ use, mode, ratio, required }: ContrastCheck): string =>
  t('fails', {
    use: USE_LABELS[use],
    mode: MODE_LABELS[mode],
    ratio: ratioText(ratio),
    required: ratioText(required),
  });
