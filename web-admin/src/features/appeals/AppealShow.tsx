import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { formatShortDay } from '../../shared/charts/format-numbers.js';
import { formatDateTime } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { AnswerDialog } from './AnswerDialog.js';
import { type Appeal, missLabel, statusLabel, stepLabel } from './appeal-labels.js';
import { t } from './messages.js';

/** One appeal, without what other members said. */
export default function AppealShow(): ReactNode {
  return <RecordPage<Appeal> resource="appeals">{(appeal) => <AppealPage appeal={appeal} />}</RecordPage>;
}

function AppealPage({ appeal }: { appeal: Appeal }): ReactNode {
  const [isAnswering, setAnswering] = useState(false);
  return (
    <Stack spacing={2}>
      <PageTitle>{t('appeal', { date: formatShortDay(appeal.date) })}</PageTitle>
      <Section title={stepLabel(appeal.step)} aside={<StatusTag status={statusLabel(appeal.status)} />}>
        <DescriptionList
          items={[
            [t('about'), appeal.about ? <UserLink key="about" user={appeal.about} /> : t('deleted')],
            [t('what'), missLabel(appeal.kind)],
            [t('missed'), formatShortDay(appeal.date)],
            [t('takenAt'), formatDateTime(appeal.takenAt)],
            [t('until'), formatDateTime(appeal.until)],
            [t('appealed'), formatDateTime(appeal.appealedAt)],
            [t('reasons'), appeal.note],
            [t('answer'), answerOf(appeal)],
            [t('answeredBy'), appeal.answeredBy && <UserLink key="by" user={appeal.answeredBy} />],
          ]}
        />
        {appeal.status === 'open' && (
          <Button variant="contained" sx={{ mt: 2 }} onClick={() => setAnswering(true)}>
            {t('answerAppeal')}
          </Button>
        )}
      </Section>
      {isAnswering && <AnswerDialog appeal={appeal} onClose={() => setAnswering(false)} />}
    </Stack>
  );
}

const answerOf = ({ status, answer }: Appeal): string | null =>
  answer ?? (status === 'open' ? null : t('grantedByTime'));
