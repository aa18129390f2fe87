import type { Match } from '../../shared/api/types.js';
import { mealLabel, venueLabel } from '../../shared/dates.js';
import { saturdayLabel } from '../../shared/moments.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { t } from './messages.js';

interface TableDialogProps {
  /** The name of the place. */
  name: string;
  tables: readonly Match[];
  onChoose: (table: Match) => void;
  onClose: () => void;
}

/** Asks for which match to propose the place. */
export function TableDialog({ name, tables, onChoose, onClose }: TableDialogProps) {
  return (
    <Dialog open onClose={onClose} title={t('whichTable')} description={t('whichTableText', { name })}>
      <ul className="grid gap-2.5">
        {tables.map((table) => (
          <li key={table.id}>
            <Button look="secondary" className="w-full" onClick={() => onChoose(table)}>
              {saturdayLabel(table.suggestedDate)}, {mealLabel(table.suggestedTime)} ·{' '}
              {venueLabel(table.venueType)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
