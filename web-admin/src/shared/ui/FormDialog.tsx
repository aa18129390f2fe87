import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useId } from 'react';
import { errorMessage } from '../api/http.js';
import { FormError } from './FormError.js';
import { t } from './messages.js';

interface Props {
  readonly title: string;
  readonly submitLabel: string;
  readonly color?: ButtonProps['color'];
  readonly isBusy?: boolean;
  readonly error?: Error | null;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form: fields as children, an error message, cancel and submit. */
export function FormDialog(props: Props): ReactNode {
  const { title, submitLabel, color = 'primary', isBusy = false, error, onSubmit, onClose, children } = props;
  const heading = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <Box component="form" onSubmit={submit} noValidate sx={FORM}>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5, pt: 0.5 }}>
            {children}
            <FormError>{error ? errorMessage(error) : null}</FormError>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" color={color} loading={isBusy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** `display: contents` keeps the layout of MUI's dialog, where only the content between title and actions scrolls. */
const FORM = { display: 'contents' };
