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
import { t } from './messages.js';

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
        <DialogTitle id={title}>{t('approveId')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>
            <bdi>{review.person?.name}</bdi>
            {dateOfBirth && (
              <>
                , <strong>{t('born', { day: formatCalendarDay(dateOfBirth) })}</strong>
              </>
            )}
          </Typography>
          <FormControl error={isMissing}>
            <FormLabel id={question}>{t('birthDateQuestion')}</FormLabel>
            <RadioGroup
              aria-labelledby={question}
              value={answer ?? ''}
              onChange={(_event, value) => {
                setAnswer(value as Answer);
                setMissing(false);
              }}
            >
              <FormControlLabel value="agrees" control={<Radio autoFocus />} label={t('birthDateMatches')} />
              <FormControlLabel value="differs" control={<Radio />} label={t('birthDateDiffers')} />
              <FormControlLabel value="absent" control={<Radio />} label={t('birthDateMissing')} />
            </RadioGroup>
            {isMissing && (
              <Typography role="alert" color="error" variant="body2">
                {t('answerMissing')}
              </Typography>
            )}
          </FormControl>
          {answer === 'differs' && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {t('mismatchText')}
            </Alert>
          )}
          {answer !== 'differs' && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              {t('fileWillBeDeleted')}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" color={answer === 'differs' ? 'error' : 'success'}>
            {answer === 'differs' ? t('rejectInstead') : t('approve')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** `display: contents` keeps the layout of MUI's dialog, where only the content between title and actions scrolls. */
const FORM = { display: 'contents' };
