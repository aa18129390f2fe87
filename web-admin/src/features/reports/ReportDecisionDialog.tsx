import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { LONGEST_REPORT_NOTE } from '@domain/moderation/report.js';
import { ActDialog } from '../../shared/ui/FormDialog.js';
import { NoteField } from '../../shared/ui/NoteField.js';

export type Ruling = 'uphold' | 'dismiss';

const WORDS = {
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
  readonly ruling: Ruling;
  readonly whom: string;
  readonly onClose: () => void;
  readonly onDecide: (note: string) => void;
}

/** What the decision means, and a note that only moderators read. */
export function DecideDialog({ ruling, whom, onClose, onDecide }: Props): ReactNode {
  const [note, setNote] = useState('');
  const { title, doing, color, text } = WORDS[ruling];
  return (
    <ActDialog title={title} doing={doing} color={color} onSubmit={() => onDecide(note)} onClose={onClose}>
      <Typography>{text(whom)}</Typography>
      <NoteField
        label="Note to other moderators"
        hint="Neither of the two reads it."
        most={LONGEST_REPORT_NOTE}
        value={note}
        onChange={setNote}
      />
    </ActDialog>
  );
}
