// What the app loads on demand comes before the first test: on a busy machine it would take longer than a test waits.
import '../../../web-user/src/app/SignedInRoutes.js';
import '../../../web-user/src/app/pages/AuthPage.js';
import '../../../web-user/src/app/pages/HomePage.js';
import '../../../web-user/src/app/pages/MatchesPage.js';
import '../../../web-user/src/shared/i18n/icu-messages.js';
import '../../../web-user/src/shared/ui/toast/Toaster.js';
