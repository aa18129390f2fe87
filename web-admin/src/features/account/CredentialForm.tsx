import { Button, Stack, TextField, type TextFieldProps, Typography } from '@mui/material';
import { type FormEvent, type InputHTMLAttributes, type ReactNode, useRef } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import { useAction } from '../../shared/api/use-action.js';
import { FormError } from '../../shared/ui/FormError.js';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly field: InputHTMLAttributes<HTMLInputElement>;
  readonly action: string;
  readonly onSubmit: (typed: string) => Promise<void>;
}

export function CredentialForm({ text, label, field, action, onSubmit }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useAction({ run: onSubmit, failed: () => input.current?.select() });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    mutate(input.current!.value);
  }

  const slots: TextFieldProps['slotProps'] = { htmlInput: field };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ maxWidth: '26rem' }}>
      <Typography>{text}</Typography>
      <TextField label={label} required inputRef={input} error={error !== null} slotProps={slots} />
      <FormError>{error && errorMessage(error)}</FormError>
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'start' }}>
        {action}
      </Button>
    </Stack>
  );
}
