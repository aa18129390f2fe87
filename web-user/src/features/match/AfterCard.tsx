import type { ReactNode } from 'react';
import type { Match } from '../../shared/api/types.js';
import { saturdayLabel } from '../../shared/moments.js';
import { suggestedLocationLabel } from '../../shared/places/suggested-location.js';
import { ButtonLink } from '../../shared/ui/Button.js';
import { Card } from '../../shared/ui/Card.js';
import { Faces } from './Faces.js';
import { toFeedback } from './feedback-link.js';
import { t } from './feedback-messages.js';

/** The home screen's card after a match: asks how it was, then about the next one. @param children about the next one */
export function AfterCard({ match, children }: { match: Match; children: ReactNode }) {
  const isAsked = match.feedback === null;
  return (
    <Card aria-labelledby="after" className="grid gap-4">
      <div>
        <h2 id="after" className={isAsked ? 'text-2xl' : 'text-lg'}>
          {t(isAsked ? 'title' : 'nextSaturday')}
        </h2>
        {isAsked && <Facts match={match} />}
      </div>
      {isAsked && (
        <>
          <Faces match={match} />
          <ButtonLink {...toFeedback(match.id)}>{t('tell')}</ButtonLink>
        </>
      )}
      {children}
    </Card>
  );
}

function Facts({ match: { suggestedDate, suggestedLocation } }: { match: Match }) {
  const facts = [
    saturdayLabel(suggestedDate),
    suggestedLocation && suggestedLocationLabel(suggestedLocation),
  ];
  return (
    <p className="text-muted wrap-anywhere">
      <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
    </p>
  );
}
