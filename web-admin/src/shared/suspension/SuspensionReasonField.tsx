import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { LONGEST_REASON } from '@domain/moderation/suspension.js';
import { NoteField } from '../ui/NoteField.js';
import { APP_NAME } from '../app-name.js';
import { t } from './messages.js';
import { reasonTemplates } from './suspension-presets.js';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
}

/** The reason for a suspension, which the user can read. Templates can be inserted and edited. */
export function SuspensionReasonField({ value, onChange, error }: Props): ReactNode {
  const label = useId();
  return (
    <div>
      <Typography id={label} sx={{ fontWeight: 600, mb: 0.75 }}>
        {t('startFrom')}
      </Typography>
      <Stack direction="row" role="group" aria-labelledby={label} sx={{ flexWrap: 'wrap', gap: 0.75, mb: 2 }}>
        {reasonTemplates(APP_NAME).map(({ name, text }) => (
          <Chip key={name} label={name} variant="outlined" onClick={() => onChange(text)} />
        ))}
      </Stack>
      <NoteField
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={LONGEST_REASON}
        value={value}
        onChange={onChange}
        error={error}
        isRequired
      />
    </div>
  );
}
