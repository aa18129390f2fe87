import type { ActiveRequest } from '../../shared/api/types.js';
import { saturdayLabel } from '../../shared/dates.js';
import { Button, ButtonLink } from '../../shared/ui/Button.js';
import { t } from './messages.js';

/** Says before the form that only one request can be open, and offers to change it or to see its table. */
export function OpenRequestNote({ request, onChange }: { request: ActiveRequest; onChange: () => void }) {
  const date = saturdayLabel(request.preferredDate);
  const isSeated = request.status === 'matched';
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-butter-soft p-4">
      <p className="text-sm">{t(isSeated ? 'seatedNote' : 'openNote', { date })}</p>
      {isSeated ? (
        <ButtonLink to="/matches" look="secondary">
          {t('seeTable')}
        </ButtonLink>
      ) : (
        <Button look="secondary" onClick={onChange}>
          {t('changeRequest')}
        </Button>
      )}
    </div>
  );
}
