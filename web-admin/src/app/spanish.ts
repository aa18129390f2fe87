import { auditLog } from '../features/audit-log/messages.es.js';
import { signIn } from '../features/sign-in/messages.es.js';
import { users } from '../features/users/messages.es.js';
import { translateWith } from '../shared/i18n/catalogue.js';
import { suspension } from '../shared/suspension/messages.es.js';
import { app } from './messages.es.js';

/** All Spanish texts, by catalog name. */
translateWith({
  app,
  'audit-log': auditLog,
  'sign-in': signIn,
  suspension,
  users,
});
