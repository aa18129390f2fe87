import { Ban, Flag } from 'lucide-react';
import { Button } from '../../shared/ui/Button.js';
import type { SafetyAction, Person } from './safety-action.js';
import { t } from './messages.js';
import { useUnblock } from './queries.js';

interface PersonActionsProps {
  person: Person;
  isBlocked: boolean;
  onOpen: (matter: SafetyAction) => void;
}

/** The actions for a user: report and block. */
export function PersonActions({ person, isBlocked, onOpen }: PersonActionsProps) {
  const unblock = useUnblock();
  const { name } = person;
  return (
    <>
      <Button
        look="quiet"
        aria-label={t('reportName', { name })}
        onClick={() => onOpen({ dialog: 'report', about: { kind: 'user', person } })}
      >
        <Flag aria-hidden className="size-5" />
        {t('report')}
      </Button>
      {isBlocked ? (
        <Button
          look="secondary"
          aria-label={unblock.isPending ? undefined : t('unblockName', { name })}
          busy={unblock.isPending}
          onClick={() => unblock.mutate(person)}
        >
          {unblock.isPending ? t('unblocking') : t('unblock')}
        </Button>
      ) : (
        <Button
          look="danger"
          aria-label={t('blockName', { name })}
          onClick={() => onOpen({ dialog: 'block', person })}
        >
          <Ban aria-hidden className="size-5" />
          {t('block')}
        </Button>
      )}
    </>
  );
}
