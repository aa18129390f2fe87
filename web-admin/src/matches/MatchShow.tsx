import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { moment } from '../time/dates.js';
import { sittingInWords } from '../time/dinner-words.js';
import { Facts } from '../ui/Facts.js';
import { PageTitle } from '../ui/PageTitle.js';
import { RecordPage } from '../ui/RecordPage.js';
import { Section } from '../ui/Section.js';
import { Members } from './Members.js';
import type { MatchRecord } from './match-words.js';
import { MatchStatus } from './MatchStatus.js';
import { WhyFormed } from './WhyFormed.js';

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
