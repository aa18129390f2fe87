// Preloads lazy chunks before the first test, because on a busy machine loading them would exceed the timeout of a
// query.
import '../../../web-user/src/app/SignedInRoutes.js';
import '../../../web-user/src/app/pages/AuthPage.js';
import '../../../web-user/src/app/pages/HomePage.js';
import '../../../web-user/src/app/pages/MatchesPage.js';
import '../../../web-user/src/shared/i18n/icu-messages.js';
import '../../../web-user/src/shared/ui/toast/Toaster.js';
