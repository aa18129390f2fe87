import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { formatCalendarDay } from '../../shared/time/dates.js';
import type { Verification } from './verification.js';

interface Props {
  readonly review: Verification;
  readonly onClose: () => void;
  readonly onApprove: (dateOfBirthAgrees: boolean | undefined) => void;
  /** Called when the date of birth differs, which is a reason to reject. */
  readonly onMismatch: () => void;
}

type Answer = 'agrees' | 'differs' | 'absent';

/** Approval of an ID requires an answer about its date of birth. */
export function ApproveDialog({ review, onClose, onApprove, onMismatch }: Props): ReactNode {
  const title = useId();
  const question = useId();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isMissing, setMissing] = useState(false);
  const dateOfBirth = review.about?.dateOfBirth;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer === null) setMissing(true);
    else if (answer === 'differs') onMismatch();
    else onApprove(answer === 'agrees' ? true : undefined);
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <Box component="form" onSubmit={submit} sx={FORM}>
        <DialogTitle id={title}>Approve this ID</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>
            {review.person?.name}
            {dateOfBirth && (
              <>
                , born <strong>{formatCalendarDay(dateOfBirth)}</strong>
              </>
            )}
          </Typography>
          <FormControl error={isMissing}>
            <FormLabel id={question}>Does the date of birth agree?</FormLabel>
            <RadioGroup
              aria-labelledby={question}
              value={answer ?? ''}
              onChange={(_event, value) => {
                setAnswer(value as Answer);
                setMissing(false);
              }}
            >
              <FormControlLabel value="agrees" control={<Radio autoFocus />} label="Yes, it agrees" />
              <FormControlLabel value="differs" control={<Radio />} label="No, it is another date" />
              <FormControlLabel value="absent" control={<Radio />} label="The document shows none" />
            </RadioGroup>
            {isMissing && (
              <Typography role="alert" color="error" variant="body2">
                Please answer before you approve.
              </Typography>
            )}
          </FormControl>
          {answer === 'differs' && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              Then this does not show who they say they are. You can reject it as one that does not match.
            </Alert>
          )}
          {answer !== 'differs' && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              The file is deleted for good once the decision is sent.
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color={answer === 'differs' ? 'error' : 'success'}>
            {answer === 'differs' ? 'Go to reject' : 'Approve'}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** `display: contents` keeps the layout of MUI's dialog, where only the content between title and actions scrolls. */
const FORM = { display: 'contents' };
