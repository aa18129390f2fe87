import { Button, Typography } from '@mui/material';
import { useAction } from '../../shared/api/use-action.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { callJson, errorMessage } from '../../shared/api/http.js';
import { ErrorState } from '../../shared/ui/EmptyState.js';
import { FormError } from '../../shared/ui/FormError.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { Section } from '../../shared/ui/Section.js';
import { type AnnouncementRecord, t } from './announcement.js';

type TestMailSent = ResponseOf<'/api/admin/announcements/{id}/test-mail', 'post'>;

/** The mail of the saved text, and how many would get it now. */
export const usePreview = ({ id, version }: AnnouncementRecord) =>
  useApiQuery<ResponseOf<'/api/admin/announcements/{id}/preview'>>(`/announcements/${id}/preview`, {
    queryKey: ['announcement-preview', id, version],
  });

/** The mail of the saved text, how many would get it now, and a test of it for oneself. */
export function MailPreview({ record }: { record: AnnouncementRecord }) {
  const { data, error, refetch } = usePreview(record);
  return (
    <Section title={t('mail')} aside={<TestMail id={record.id} />}>
      {error && !data && <ErrorState text={errorMessage(error)} retry={() => void refetch()} />}
      {!error && !data && <PageSkeleton />}
      {data && (
        <>
          <Typography role="status" sx={{ mb: 1 }}>
            {t('recipients', { count: data.recipients })}
          </Typography>
          {/* Without scripts, forms and the origin of the console, whatever the text says. */}
          <iframe sandbox="" srcDoc={withoutLogo(data.html)} title={t('mailFrame')} style={FRAME} />
        </>
      )}
    </Section>
  );
}

/** The logo comes with the mail and has no address here. */
const withoutLogo = (html: string): string => html.replace(/<img\s[^>]*src="cid:logo"[^>]*>/, '');

function TestMail({ id }: { id: number }) {
  const test = useAction({
    run: () => callJson<TestMailSent>('POST', `/announcements/${id}/test-mail`),
    done: ({ email }) => t('testSent', { email }),
  });
  return (
    <>
      <Button variant="outlined" loading={test.isPending} onClick={() => test.mutate()}>
        {t('sendTest')}
      </Button>
      <FormError>{test.isError && errorMessage(test.error)}</FormError>
    </>
  );
}

const FRAME = { width: '100%', height: '36rem', border: 0, borderRadius: 8 };
