import type { Meetup, MeetupGuest } from '../../shared/api/types.js';
import { label } from '../../shared/labels.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { Badge } from '../../shared/ui/Badge.js';
import { t } from './messages.js';
import { NameAndTrust, VerifiedBadges } from './Trust.js';

/** The organizer, with trust level and badges. */
export function Organizer({ meetup: { id, creator } }: { meetup: Meetup }) {
  return (
    <section aria-labelledby={`organizer-${id}`}>
      <h3 id={`organizer-${id}`} className="mb-3 text-lg">
        {t('organizer')}
      </h3>
      <div className="flex gap-3.5">
        <Avatar size="lg" name={creator.username} imageUrl={creator.profileImageUrl} seed={creator.id} />
        <div className="grid min-w-0 content-start gap-1.5">
          <NameAndTrust of={creator} />
          <VerifiedBadges organizer={creator} />
          {creator.bio && <p dir="auto">{creator.bio}</p>}
        </div>
      </div>
    </section>
  );
}

function Participant({ guest }: { guest: MeetupGuest }) {
  const { favoriteConversationTopic, favoriteMusic, personalityType } = guest.surveyData ?? {};
  const answers = [favoriteConversationTopic, favoriteMusic, personalityType].filter(
    (answer) => answer != null,
  );
  return (
    <li className="flex gap-3.5 py-3.5">
      <Avatar name={guest.username} imageUrl={guest.profileImageUrl} seed={guest.id} />
      <div className="grid min-w-0 content-start gap-1.5">
        <NameAndTrust of={guest} />
        {guest.bio && <p dir="auto">{guest.bio}</p>}
        {answers.length > 0 && (
          <ul aria-label={t('answers')} className="flex flex-wrap gap-1.5">
            {answers.map((answer) => (
              <li key={answer}>
                <Badge tone="butter" className="px-2.5 py-0.5">
                  {label(answer)}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** The participants, with what they show of their profile. */
export function Participants({ meetup: { id, participants } }: { meetup: Meetup }) {
  return (
    <section aria-labelledby={`participants-${id}`}>
      <h3 id={`participants-${id}`} className="text-lg">
        {t('participants')}
      </h3>
      {participants.length === 0 ? (
        <p className="mt-2 text-muted">{t('nobodyYet')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {participants.map((guest) => (
            <Participant key={guest.id} guest={guest} />
          ))}
        </ul>
      )}
    </section>
  );
}
