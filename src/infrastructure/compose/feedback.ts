import { GivingFeedback } from '../../application/feedback/giving-feedback.js';
import type { FeedbackPorts } from '../../application/feedback/ports.js';
import type { Shared } from './shared.js';

export function composeFeedback(shared: Shared, given: Omit<FeedbackPorts, keyof Shared>) {
  const givingFeedback = new GivingFeedback({ ...given, ...shared });
  const handlers = {
    askForFeedback: { execute: () => givingFeedback.askDue() },
  };
  return { givingFeedback, handlers };
}
