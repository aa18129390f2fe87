import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly hint?: string;
  /** Letters that there is room for. */
  readonly maxLength: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
  readonly isRequired?: boolean;
}

/** Words to somebody, with what is left of the room for them. */
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
      helperText={error ?? `${hint ? `${hint} ` : ''}${value.length} of ${maxLength}`}
      slotProps={{ htmlInput: { maxLength: maxLength } }}
    />
  );
}
