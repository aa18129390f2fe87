import { MapScreen } from '../../features/map/MapScreen.js';
import { t } from '../../features/map/messages.js';
import { PlanMeetupLink } from '../../features/map/PlanMeetupLink.js';
import { isUpcoming } from '../../features/match/members.js';
import { useMatches } from '../../features/match/queries.js';
import { ProposeButton } from '../../features/venue/ProposeButton.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';

/** Route: /map. Nearby places with the actions for each: propose it as a venue, or plan a meetup there. */
export default function MapPage() {
  const { data: matches = [] } = useMatches();
  usePageTitle(t('title'));
  const tables = matches.filter((match) => isUpcoming(match) && !match.meetup);
  return (
    <MapScreen
      actions={(place) => (
        <>
          <ProposeButton venue={place} tables={tables} />
          <PlanMeetupLink place={place} />
        </>
      )}
    />
  );
}
