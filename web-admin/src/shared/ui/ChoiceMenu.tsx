import { MenuItem, TextField, type TextFieldProps } from '@mui/material';
import type { Choice } from './choices.js';

interface Props {
  readonly label: string;
  /** What nothing chosen means. */
  readonly all: string;
  readonly value: string | null;
  readonly choices: readonly Choice[];
  readonly onChange: (id: string | null) => void;
  readonly sx: TextFieldProps['sx'];
}

/** A menu beside a list or a button, which begins with no choice. */
export function ChoiceMenu({ label, all, value, choices, onChange, sx }: Props) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={sx}
    >
      <MenuItem value="">{all}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
