import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { moment } from '../../shared/time/dates.js';
import { sittingInWords } from '../../shared/slots/slot-labels.js';
import { Facts } from '../../shared/ui/DescriptionList.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { Section } from '../../shared/ui/Section.js';
import { Members } from './MatchMembers.js';
import type { MatchRecord } from './match-labels.js';
import { MatchStatus } from './MatchStatusTag.js';
import { WhyFormed } from './MatchExplanation.js';

/** One table: who sits there, and why they sit together. Never what they say. */
export default function MatchShow(): ReactNode {
  return (
    <RecordPage<MatchRecord> resource="matches">
      {(match) => (
        <Stack spacing={2}>
          <PageTitle>{`Table ${match.id}`}</PageTitle>
          <Section title={sittingInWords(match)} aside={<MatchStatus status={match.status} />}>
            <Facts
              facts={[
                ['Score', match.meetupId === null ? `${match.matchScore} of 100` : null],
                ['Formed', moment(match.createdAt)],
                ['Messages', match.messages],
                ['Meetup', match.meetupId && <MeetupLink id={match.meetupId} />],
              ]}
            />
          </Section>
          <Members members={match.members} />
          <WhyFormed match={match} />
        </Stack>
      )}
    </RecordPage>
  );
}

const MeetupLink = ({ id }: { id: number }): ReactNode => (
  <Link component={RouterLink} to={`/meetups/${id}/show`}>
    Meetup {id}
  </Link>
);
