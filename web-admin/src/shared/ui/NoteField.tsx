import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { t } from './messages.js';

interface Props {
  readonly label: string;
  readonly hint?: string;
  /** In characters. */
  readonly maxLength: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
  readonly isRequired?: boolean;
}

/** A multi-line text field with a character counter. */
export function NoteField({ label, hint, maxLength, value, onChange, error, isRequired }: Props): ReactNode {
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={3}
      maxRows={10}
      fullWidth
      required={isRequired}
      error={Boolean(error)}
      helperText={error ?? `${hint ? `${hint} ` : ''}${t('length', { length: value.length, maxLength })}`}
      slotProps={{ htmlInput: { maxLength, dir: 'auto' } }}
    />
  );
}
