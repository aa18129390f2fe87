import { catalogue } from '../i18n/catalogue.js';

export const t = catalogue('offline', {
  offline: "You're offline.",
  asOf: "You're offline. This is how things stood at {time}.",
  online: "You're back online.",
  newVersion: 'A new version is ready',
  reload: 'Reload',
  later: 'Later',
});
