import { lazy } from 'react';
import { Admin, CustomRoutes, Resource, type TranslationMessages } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { SignInPage } from '../features/sign-in/SignInPage.js';
import { queryClient } from '../shared/api/query-client.js';
import { CONSOLE_NAME } from '../shared/app-name.js';
import { darkTheme, lightTheme } from '../shared/theme/themes.js';
import { authProvider } from './auth-provider.js';
import { dataProvider } from './data-provider.js';
import { i18nProviderOf } from './i18n-provider.js';
import { Layout } from './layout/Layout.js';
import { LoadingPage } from './layout/LoadingPage.js';
import { NotFoundPage } from './layout/NotFoundPage.js';
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
