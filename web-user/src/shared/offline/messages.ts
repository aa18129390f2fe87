import { messagesOf } from '../i18n/messages-of.js';

export const t = messagesOf('offline', {
  offline: "You're offline.",
  asOf: "You're offline. Last updated {time}.",
  unavailable: "We can't connect right now.",
  unavailableAsOf: "We can't connect right now. Last updated {time}.",
  online: "You're back online.",
  newVersion: 'A new version is ready',
  reload: 'Reload',
  later: 'Later',
});
