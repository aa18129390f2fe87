import type { ReactNode } from 'react';
import { Dialog } from '../../shared/ui/Dialog.js';
import { EmergencyCall } from './EmergencyCall.js';
import { HouseRulesLink } from './HouseRulesLink.js';
import type { SafetyAction, PersonAtTable } from './safety-action.js';
import { t } from './messages.js';
import { PersonActions } from './PersonActions.js';
import { PersonRow } from './PersonRow.js';

interface TableSafetyDialogProps {
  people: readonly PersonAtTable[];
  blocked: ReadonlySet<number>;
  /** Parts of other features, below the emergency numbers. */
  children?: ReactNode;
  onOpen: (matter: SafetyAction) => void;
  onClose: () => void;
}

/** Everything about safety at one table: emergency numbers, the members to report or block, and the house rules. */
export function TableSafetyDialog({ people, blocked, children, onOpen, onClose }: TableSafetyDialogProps) {
  return (
    <Dialog open onClose={onClose} title={t('tableSafety')} description={t('safetyText')}>
      <EmergencyCall />
      {children}
      <h3 className="mt-4 font-semibold">{t('peopleTitle')}</h3>
      <p className="text-muted">{t('peopleText')}</p>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} imageUrl={person.imageUrl}>
            <PersonActions person={person} isBlocked={blocked.has(person.id)} onOpen={onOpen} />
          </PersonRow>
        ))}
      </ul>
      <HouseRulesLink />
    </Dialog>
  );
}
