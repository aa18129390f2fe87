import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { t } from './messages.js';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** The label of the confirm button, a verb. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Form fields below the text. */
  readonly children?: ReactNode;
}

/** A confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: Props): ReactNode {
  const { open, title, text, action, isBusy, onConfirm, onClose, children } = props;
  const [heading, description] = [useId(), useId()];
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={heading} aria-describedby={description}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <p id={description} style={{ margin: 0 }}>
          {text}
        </p>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('notNow')}</Button>
        <Button variant="contained" loading={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
