import { Dialog } from '../../shared/ui/Dialog.js';
import { EmergencyCall } from './EmergencyCall.js';
import type { SafetyAction, PersonAtTable } from './safety-action.js';
import { t } from './messages.js';
import { PersonActions } from './PersonActions.js';
import { PersonRow } from './PersonRow.js';
import { SharePlan } from './SharePlan.js';

interface PeopleDialogProps {
  matchId: number;
  people: readonly PersonAtTable[];
  blocked: ReadonlySet<number>;
  onOpen: (matter: SafetyAction) => void;
  onClose: () => void;
}

/** Emergency numbers, the link to the plan, and the members of a match, to choose the one to report or block. */
export function PeopleDialog({ matchId, people, blocked, onOpen, onClose }: PeopleDialogProps) {
  return (
    <Dialog open onClose={onClose} title={t('safetyTitle')} description={t('safetyText')}>
      <EmergencyCall />
      <SharePlan matchId={matchId} />
      <section aria-labelledby="report-or-block">
        <h3 id="report-or-block" className="font-semibold">
          {t('peopleTitle')}
        </h3>
        <p className="text-sm text-muted">{t('peopleText')}</p>
        <ul className="divide-y divide-line">
          {people.map((person) => (
            <PersonRow key={person.id} person={person} imageUrl={person.imageUrl}>
              <PersonActions person={person} isBlocked={blocked.has(person.id)} onOpen={onOpen} />
            </PersonRow>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
