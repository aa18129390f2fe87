import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Box, Button, CssBaseline } from '@mui/material';
import { lazy } from 'react';
import { Admin, CustomRoutes, Resource, type TranslationMessages } from 'react-admin';
import { BrowserRouter, Link, Route } from 'react-router-dom';
import { CONSOLE_NAME } from '../shared/app-name.js';
import { EmptyState } from '../shared/ui/EmptyState.js';
import { PageTitle } from '../shared/ui/PageTitle.js';
import { queryClient } from '../shared/api/query-client.js';
import { SignInPage } from '../features/sign-in/SignInPage.js';
import { darkTheme, lightTheme } from '../shared/theme/themes.js';
import { Wordmark } from '../shared/ui/Wordmark.js';
import { authProvider } from './auth-provider.js';
import { dataProvider } from './data-provider.js';
import { i18nProviderOf } from './i18n-provider.js';
import { Layout } from './layout/Layout.js';
import { t } from './messages.js';
import { RESOURCES } from './sections.js';
import { store } from './store.js';

const TodayPage = lazy(() => import('../features/today/TodayPage.js'));
const AccountPage = lazy(() => import('../features/account/AccountPage.js'));

/** The providers, the resources and the routes of the console. */
export function App({ messages }: { messages: TranslationMessages }) {
  return (
    <BrowserRouter basename="/admin">
      <Admin
        title={CONSOLE_NAME}
        i18nProvider={i18nProviderOf(messages)}
        authProvider={authProvider}
        dataProvider={dataProvider}
        queryClient={queryClient}
        store={store}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
        layout={Layout}
        loginPage={SignInPage}
        dashboard={TodayPage}
        loading={LoadingPage}
        catchAll={NotFoundPage}
        requireAuth
        disableTelemetry
      >
        {RESOURCES.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          <Route path="/account" element={<AccountPage />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  );
}

function LoadingPage() {
  return (
    <Box role="status" aria-label={t('loading')} sx={SX}>
      <CssBaseline />
      <Wordmark />
    </Box>
  );
}

const SX = {
  display: 'grid',
  placeContent: 'center',
  minHeight: '100dvh',
  bgcolor: 'background.default',
  color: 'text.primary',
};

function NotFoundPage() {
  return (
    <>
      <PageTitle>{t('notFound')}</PageTitle>
      <EmptyState icon={<SearchOffOutlined />} title={t('notFoundTitle')} text={t('notFoundText')}>
        <Button component={Link} to="/" variant="contained">
          {t('toToday')}
        </Button>
      </EmptyState>
    </>
  );
}
