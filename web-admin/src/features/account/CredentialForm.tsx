import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type InputHTMLAttributes, type ReactNode, useRef } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { errorCode, errorMessage } from '../../shared/api/http.js';
import { FormError } from '../../shared/ui/FormError.js';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly field: InputHTMLAttributes<HTMLInputElement>;
  readonly action: string;
  readonly onSubmit: (typed: string) => Promise<void>;
}

/** Error codes of a wrong input: 401 responses that do not mean an expired session. */
const INPUT_ERROR_CODES = ['wrong_password', 'second_factor_not_accepted'];

export function CredentialForm({ text, label, field, action, onSubmit }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const mutation = useMutation({
    mutationFn: onSubmit,
    onError: (error) => {
      input.current?.select();
      if (!INPUT_ERROR_CODES.includes(errorCode(error) ?? '')) void logoutIfAccessDenied(error);
    },
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    mutation.mutate(input.current!.value);
  }

  const slots: TextFieldProps['slotProps'] = { htmlInput: field };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ maxWidth: '26rem' }}>
      <Typography>{text}</Typography>
      <TextField label={label} required inputRef={input} error={mutation.isError} slotProps={slots} />
      <FormError>{mutation.isError && errorMessage(mutation.error)}</FormError>
      <Button type="submit" variant="contained" loading={mutation.isPending} sx={{ alignSelf: 'start' }}>
        {action}
      </Button>
    </Stack>
  );
}
