import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { LONGEST_REPORT_NOTE } from '@domain/moderation/report.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { NoteField } from '../../shared/ui/NoteField.js';

export type ReportDecision = 'uphold' | 'dismiss';

const TEXTS = {
  uphold: {
    title: 'Uphold this report',
    doing: 'Uphold',
    color: 'error',
    text: (whom: string) =>
      `You find that what was reported broke the rules. It stays in the file of ${whom}; to keep them out is a decision of its own.`,
  },
  dismiss: {
    title: 'Dismiss this report',
    doing: 'Dismiss',
    color: 'primary',
    text: (whom: string) => `You find nothing against the rules. Nothing follows for ${whom}.`,
  },
} as const;

interface Props {
  readonly decision: ReportDecision;
  readonly reportedName: string;
  readonly onClose: () => void;
  readonly onDecide: (note: string) => void;
}

/** What the decision means, and a note that only moderators read. */
export function ReportDecisionDialog({ decision, reportedName, onClose, onDecide }: Props): ReactNode {
  const [note, setNote] = useState('');
  const { title, doing, color, text } = TEXTS[decision];
  return (
    <FormDialog
      title={title}
      submitLabel={doing}
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
