import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { errorMessage } from '../api/http.js';
import { ConsoleForm } from './fields.js';
import { FormError } from './FormError.js';
import { t } from './messages.js';

export interface FormDialogProps<Values extends object> {
  readonly title: string;
  /** The question of a dialog that only asks again before something is done. */
  readonly text?: string;
  readonly submitLabel: string;
  readonly color?: ButtonProps['color'];
  readonly defaults?: Partial<Values>;
  readonly isBusy?: boolean;
  readonly error?: Error | null;
  /** @returns what the server refuses, by field */
  readonly onSubmit: (values: Values) => unknown;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A dialog with a form: fields as children, an error message, cancel and submit. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, text, submitLabel, color = 'primary', defaults, isBusy = false, error, children } = props;
  const { onSubmit, onClose } = props;
  const [heading, question] = [useId(), useId()];
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={heading}
      aria-describedby={text && question}
      fullWidth={!text}
      maxWidth="sm"
      sx={FORM}
    >
      <ConsoleForm defaultValues={defaults} onSubmit={(values: object) => onSubmit(values as Values)}>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 0.5 }}>
            {text && <div id={question}>{text}</div>}
            {children}
            <FormError>{error ? errorMessage(error) : null}</FormError>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color={text ? 'primary' : 'inherit'} onClick={onClose} disabled={isBusy}>
            {text ? t('notNow') : t('cancel')}
          </Button>
          <Button type="submit" variant="contained" color={color} loading={isBusy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </ConsoleForm>
    </Dialog>
  );
}

/** `display: contents` keeps the layout of MUI's dialog, where only the content between title and actions scrolls. */
const FORM = { '& form': { display: 'contents' } };
