import { Dialog } from '../../shared/ui/Dialog.js';
import { EmergencyCall } from './EmergencyCall.js';
import type { SafetyAction, PersonAtTable } from './safety-action.js';
import { t } from './messages.js';
import { PersonActions } from './PersonActions.js';
import { PersonRow } from './PersonRow.js';

interface PeopleDialogProps {
  people: readonly PersonAtTable[];
  blocked: ReadonlySet<number>;
  onOpen: (matter: SafetyAction) => void;
  onClose: () => void;
}

/** Emergency numbers, and the members of a match, to choose the one to report or block. */
export function PeopleDialog({ people, blocked, onOpen, onClose }: PeopleDialogProps) {
  return (
    <Dialog open onClose={onClose} title={t('peopleTitle')} description={t('peopleText')}>
      <EmergencyCall />
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} imageUrl={person.imageUrl}>
            <PersonActions person={person} isBlocked={blocked.has(person.id)} onOpen={onOpen} />
          </PersonRow>
        ))}
      </ul>
    </Dialog>
  );
}
