import { LONGEST_NOTE, type ReviewReason } from '@domain/trust-score/verification-review.js';
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { choicesOf } from '../../shared/ui/choices.js';
import { formatCalendarDay } from '../../shared/time/dates.js';
import { ChoiceField, NoteField } from '../../shared/ui/fields.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { noteFor, REASONS, t, type Verification } from './verification.js';

interface Props {
  readonly review: Verification;
  readonly onClose: () => void;
  readonly onApprove: (dateOfBirthAgrees: boolean | undefined) => void;
  /** Called when the date of birth differs, which is a reason to reject. */
  readonly onMismatch: () => void;
}

const ANSWERS = choicesOf(['agrees', 'differs', 'absent'], t);

/** Approval of an ID requires an answer about its date of birth. */
export function ApproveDialog({ review, onClose, onApprove, onMismatch }: Props) {
  const [answer, setAnswer] = useState('');
  const dateOfBirth = review.about?.dateOfBirth;
  const differs = answer === 'differs';
  return (
    <FormDialog
      title={t('approveId')}
      submitLabel={differs ? t('rejectInstead') : t('approve')}
      color={differs ? 'error' : 'success'}
      onSubmit={() => (differs ? onMismatch() : onApprove(answer === 'agrees' ? true : undefined))}
      onClose={onClose}
    >
      <Typography>
        <bdi>{review.person?.name}</bdi>
        {dateOfBirth && (
          <>
            , <strong>{t('born', { day: formatCalendarDay(dateOfBirth) })}</strong>
          </>
        )}
      </Typography>
      <ChoiceField
        source="answer"
        label={t('birthDateQuestion')}
        choices={ANSWERS}
        missing={t('answerMissing')}
        autoFocus
        onChosen={setAnswer}
      />
      {differs ? (
        <Alert severity="warning">{t('mismatchText')}</Alert>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {t('fileWillBeDeleted')}
        </Typography>
      )}
    </FormDialog>
  );
}

export interface Rejection {
  readonly reason: ReviewReason;
  readonly note: string;
}

interface RejectDialogProps {
  readonly review: Verification;
  readonly onClose: () => void;
  readonly onReject: (rejecting: Rejection) => void;
}

/** Asks for a reason and a note. */
export function RejectDialog({ review: { kind }, onClose, onReject }: RejectDialogProps) {
  return (
    <FormDialog<Rejection>
      title={t('rejectTitle', { kind })}
      submitLabel={t('reject')}
      color="error"
      defaults={{ note: '' }}
      onSubmit={onReject}
      onClose={onClose}
    >
      <ReasonField kind={kind} />
      <NoteField source="note" label={t('noteLabel')} hint={t('noteHint')} maxLength={LONGEST_NOTE} />
    </FormDialog>
  );
}

/** A reason fills in its template, unless the moderator has edited the note. */
function ReasonField({ kind }: Pick<Verification, 'kind'>) {
  const { getValues, setValue } = useFormContext<Rejection>();
  const choose = (reason: string) => {
    const note = getValues('note');
    if (note.trim() === '' || REASONS[kind].some((each) => noteFor(kind, each) === note))
      setValue('note', noteFor(kind, reason as ReviewReason));
  };
  return (
    <ChoiceField
      source="reason"
      label={t('reason')}
      choices={choicesOf(REASONS[kind], t)}
      missing={t('reasonMissing')}
      autoFocus
      onChosen={choose}
    />
  );
}
