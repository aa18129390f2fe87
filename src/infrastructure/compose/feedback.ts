import { GivingFeedback } from '../../application/feedback/giving-feedback.js';
import type { FeedbackPorts } from '../../application/feedback/ports.js';
import type { Background, Shared } from './shared.js';

export function composeFeedback(shared: Shared, given: Omit<FeedbackPorts, keyof Shared>) {
  const givingFeedback = new GivingFeedback({ ...given, ...shared });
  const background: Background = {
    handlers: { 'ask-for-feedback': { execute: () => givingFeedback.askDue() } },
    recurring: [{ name: 'ask-for-feedback', match: '*/10 * * * *' }],
  };
  return { givingFeedback, background };
}
