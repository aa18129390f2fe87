import { isolated } from '@domain/shared/isolated.js';
import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import type { Application } from './application.js';
import { ApplicationDesk } from './ApplicationDesk.js';
import { t } from './messages.js';

export default function ApplicationShow(): ReactNode {
  return (
    <RecordPage<Application> resource="applications">
      {(application) => (
        <>
          <PageTitle>{t('applicationOf', { name: isolated(application.name) })}</PageTitle>
          <ApplicationDesk key={application.id} application={application} />
        </>
      )}
    </RecordPage>
  );
}
