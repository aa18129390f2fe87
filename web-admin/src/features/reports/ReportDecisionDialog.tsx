import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { LONGEST_REPORT_NOTE } from '@domain/moderation/report.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { NoteField } from '../../shared/ui/NoteField.js';

export type ReportDecision = 'uphold' | 'dismiss';

const TEXTS = {
  uphold: {
    title: 'Uphold this report',
    submitLabel: 'Uphold',
    color: 'error',
    text: (name: string) =>
      `You find that what was reported broke the rules. It stays in the file of ${name}; to keep them out is a decision of its own.`,
  },
  dismiss: {
    title: 'Dismiss this report',
    submitLabel: 'Dismiss',
    color: 'primary',
    text: (name: string) => `You find nothing against the rules. Nothing follows for ${name}.`,
  },
} as const;

interface Props {
  readonly decision: ReportDecision;
  readonly reportedName: string;
  readonly onClose: () => void;
  readonly onDecide: (note: string) => void;
}

/** Explains the decision and asks for an optional note to other moderators. */
export function ReportDecisionDialog({ decision, reportedName, onClose, onDecide }: Props): ReactNode {
  const [note, setNote] = useState('');
  const { title, submitLabel, color, text } = TEXTS[decision];
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      color={color}
      onSubmit={() => onDecide(note)}
      onClose={onClose}
    >
      <Typography>{text(reportedName)}</Typography>
      <NoteField
        label="Note to other moderators"
        hint="Neither of the two reads it."
        maxLength={LONGEST_REPORT_NOTE}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  );
}
