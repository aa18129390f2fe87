import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { slotLabel } from '../../shared/slots/slot-labels.js';
import { formatDateTime } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { type MatchRecord, statusLabel } from './match-labels.js';
import { MatchExplanation } from './MatchExplanation.js';
import { MatchMembers } from './MatchMembers.js';
import { t } from './messages.js';

/** One match: members and explanation. The response has no chat messages, only their count. */
export default function MatchShow(): ReactNode {
  return (
    <RecordPage<MatchRecord> resource="matches">
      {(match) => (
        <Stack spacing={2}>
          <PageTitle>{slotLabel(match)}</PageTitle>
          <Section
            title={t('tableNumber', { id: match.id })}
            aside={<StatusTag status={statusLabel(match.status)} />}
          >
            <DescriptionList
              items={[
                [t('score'), match.meetupId === null ? t('outOf100', { score: match.matchScore }) : null],
                [t('formed'), formatDateTime(match.createdAt)],
                [t('messages'), match.messages],
                [
                  t('meetup'),
                  match.meetupId && (
                    <Link key="meetup" to={`/meetups/${match.meetupId}/show`}>
                      {t('meetupNumber', { id: match.meetupId })}
                    </Link>
                  ),
                ],
              ]}
            />
          </Section>
          <MatchMembers members={match.members} />
          <MatchExplanation match={match} />
        </Stack>
      )}
    </RecordPage>
  );
}
