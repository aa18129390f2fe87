import {
  type BaseTextFieldProps,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Form, type FormProps } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Choice } from './choices.js';
import { t } from './messages.js';

/** react-admin resets a new form after it is painted, and a fast user has typed by then. */
const KEEP_TYPED = { keepDirtyValues: true };

/** A react-admin form whose errors are shown at its fields, not in a notification. */
export const ConsoleForm = (props: FormProps) => (
  <Form noValidate disableInvalidFormNotification resetOptions={KEEP_TYPED} {...props} />
);

/** The rule of a field that must not be blank, where there are words for it. */
const given = (missing: string | undefined) => (value: string | null) =>
  value?.trim() ? undefined : missing;

interface FieldProps extends Omit<BaseTextFieldProps, 'error' | 'helperText' | 'value'> {
  readonly source: string;
  readonly hint?: ReactNode | ((value: string) => ReactNode);
  /** Said in place of the hint while the field is blank. */
  readonly missing?: string;
  /** @returns what is wrong with the value, said in place of the hint */
  readonly rule?: (value: string, all: object) => string | undefined;
  readonly html?: InputHTMLAttributes<HTMLInputElement>;
  /** Makes it a menu. */
  readonly choices?: readonly Choice[];
  readonly onChosen?: (id: string) => void;
}

/** A text field of a form, with what is wrong in place of its hint. */
export function Field({
  source,
  hint,
  missing,
  rule = given(missing),
  html,
  choices,
  onChosen,
  ...look
}: FieldProps) {
  const id = useId();
  const { field, fieldState } = useController<Record<string, string>>({
    name: source,
    defaultValue: '',
    rules: { validate: rule },
  });
  const { ref, value, ...rest } = field;
  const shown = (value as string | null) ?? '';
  return (
    <TextField
      id={id}
      autoComplete="off"
      fullWidth
      select={choices !== undefined}
      required={missing !== undefined}
      {...look}
      {...rest}
      onChange={(event) => {
        rest.onChange(event);
        onChosen?.(event.target.value);
      }}
      value={shown}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? (typeof hint === 'function' ? hint(shown) : hint)}
      slotProps={{ htmlInput: html, ...(/^date/.test(look.type ?? '') && { inputLabel: { shrink: true } }) }}
    >
      {choices?.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A field of several lines that counts its characters. */
export function NoteField({
  hint,
  maxLength,
  ...field
}: FieldProps & { readonly maxLength: number; readonly hint?: string }) {
  return (
    <Field
      multiline
      minRows={3}
      maxRows={10}
      hint={({ length }: string) => `${hint ? `${hint} ` : ''}${t('length', { length, maxLength })}`}
      html={{ maxLength, dir: 'auto' }}
      {...field}
    />
  );
}

interface ChoiceFieldProps {
  readonly source: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Said below while nothing is chosen. */
  readonly missing?: string;
  readonly autoFocus?: boolean;
  readonly onChosen?: (id: string) => void;
}

/** Radio buttons of a form. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { source, label, choices, missing, autoFocus = false, onChosen } = props;
  const heading = useId();
  const { field, fieldState } = useController<Record<string, string>>({
    name: source,
    defaultValue: '',
    rules: { validate: given(missing) },
  });
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={heading}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={heading}
        name={field.name}
        value={field.value}
        onChange={(event, id) => {
          field.onChange(event);
          onChosen?.(id);
        }}
      >
        {choices.map(({ id, name }, index) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio autoFocus={autoFocus && index === 0} />}
            label={name}
          />
        ))}
      </RadioGroup>
      {fieldState.error && (
        <Typography role="alert" color="error" variant="body2">
          {fieldState.error.message}
        </Typography>
      )}
    </FormControl>
  );
}
