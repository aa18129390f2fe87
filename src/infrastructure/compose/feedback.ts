import { ASK_FOR_FEEDBACK, AskForFeedback } from '../../application/feedback/ask-for-feedback.js';
import { ExcludeMembers } from '../../application/feedback/exclude-members.js';
import { GiveFeedback } from '../../application/feedback/give-feedback.js';
import type { FeedbackEntries, SeatingExclusions } from '../../application/feedback/ports.js';
import type { MatchMails } from '../../application/match/match-mails.js';
import type { Matches } from '../../application/match/ports.js';
import type { Blocks, PairContacts } from '../../application/moderation/ports.js';
import type { SubmitReport } from '../../application/moderation/submit-report.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly matches: Matches;
  readonly feedback: FeedbackEntries;
  readonly exclusions: SeatingExclusions;
  readonly blocks: Blocks;
  readonly pairContacts: PairContacts;
  readonly submitReport: Pick<SubmitReport, 'execute'>;
  readonly matchMails: MatchMails;
}

export function composeFeedback({ unitOfWork, clock }: Shared, ports: Ports) {
  const { matches, feedback, exclusions, blocks, pairContacts, submitReport, matchMails } = ports;
  const excludeMembers = new ExcludeMembers(exclusions, blocks, pairContacts);
  const background: Background = {
    handlers: { [ASK_FOR_FEEDBACK]: new AskForFeedback(unitOfWork, matches, matchMails, clock) },
    recurring: [{ name: ASK_FOR_FEEDBACK, match: '*/10 * * * *' }],
  };
  return {
    giveFeedback: new GiveFeedback(unitOfWork, matches, feedback, excludeMembers, submitReport, clock),
    background,
  };
}
