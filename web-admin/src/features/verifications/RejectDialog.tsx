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
import { LONGEST_NOTE, type ReviewReason } from '@domain/trust-score/verification-review.js';
import { NoteField } from '../../shared/ui/NoteField.js';
import { REASON_LABELS, REJECTIONS } from './verification-labels.js';
import type { Verification } from './verification.js';
import { t } from './messages.js';

export interface Rejection {
  readonly reason: ReviewReason;
  readonly note: string;
}

interface Props {
  readonly review: Verification;
  readonly onClose: () => void;
  readonly onReject: (rejecting: Rejection) => void;
}

/** Asks for a reason and a note. A reason fills in its template, unless the moderator has edited the note. */
export function RejectDialog({ review, onClose, onReject }: Props): ReactNode {
  const titleId = useId();
  const reasonLabelId = useId();
  const rejections = REJECTIONS[review.kind];
  const [reason, setReason] = useState<ReviewReason | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);

  const choose = (chosen: ReviewReason) => {
    const templates = rejections.map(({ note: template }) => template);
    if (note.trim() === '' || templates.includes(note))
      setNote(rejections.find((each) => each.reason === chosen)!.note);
    setReason(chosen);
    setMissing(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) onReject({ reason, note });
    else setMissing(true);
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <Box component="form" onSubmit={submit} sx={FORM}>
        <DialogTitle id={titleId}>{t('rejectTitle', { kind: review.kind })}</DialogTitle>
        <DialogContent>
          <FormControl error={isMissing} sx={{ mb: 2 }}>
            <FormLabel id={reasonLabelId}>{t('reason')}</FormLabel>
            <RadioGroup
              aria-labelledby={reasonLabelId}
              value={reason ?? ''}
              onChange={(_event, value) => choose(value as ReviewReason)}
            >
              {rejections.map(({ reason: each }, index) => (
                <FormControlLabel
                  key={each}
                  value={each}
                  control={<Radio autoFocus={index === 0} size="small" />}
                  label={REASON_LABELS[each]}
                />
              ))}
            </RadioGroup>
            {isMissing && (
              <Typography role="alert" color="error" variant="body2">
                {t('reasonMissing')}
              </Typography>
            )}
          </FormControl>
          <NoteField
            label={t('noteLabel')}
            hint={t('noteHint')}
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={setNote}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error">
            {t('reject')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** `display: contents` keeps the layout of MUI's dialog, where only the content between title and actions scrolls. */
const FORM = { display: 'contents' };
