import type { Users } from '../../application/account/ports.js';
import { BlockUser } from '../../application/moderation/block-user.js';
import { DecideReport } from '../../application/moderation/decide-report.js';
import { OnMemberWarned } from '../../application/moderation/on-member-warned.js';
import { OnReportDecided } from '../../application/moderation/on-report-decided.js';
import { OnReportSubmitted } from '../../application/moderation/on-report-submitted.js';
import type {
  Blocks,
  Moderators,
  PairContacts,
  Reports,
  ReportTargets,
} from '../../application/moderation/ports.js';
import {
  PURGE_REPORT_EVIDENCE,
  purgeReportEvidence,
} from '../../application/moderation/purge-report-evidence.js';
import {
  PURGE_UNDECIDED_REPORTS,
  purgeUndecidedReports,
} from '../../application/moderation/purge-undecided-reports.js';
import { ReadReport } from '../../application/moderation/read-report.js';
import { ReportCases } from '../../application/moderation/report-cases.js';
import { ReportEarlyCancellation } from '../../application/moderation/report-early-cancellation.js';
import type { ReportQueries } from '../../application/moderation/report-views.js';
import { SubmitReport } from '../../application/moderation/submit-report.js';
import { UnblockUser } from '../../application/moderation/unblock-user.js';
import { ClaimCase } from '../../application/review-cases/claim-case.js';
import { ReadCase } from '../../application/review-cases/read-case.js';
import { ReleaseCase } from '../../application/review-cases/release-case.js';
import { UpdateCase } from '../../application/review-cases/update-case.js';
import { ReportNotFound } from '../../domain/moderation/report-errors.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly users: Users;
  readonly blocks: Blocks;
  readonly reports: Reports;
  readonly reportTargets: ReportTargets;
  readonly reportQueries: ReportQueries;
  readonly moderators: Moderators;
  readonly closePairChats: PairContacts;
}

/** Reports and blocks. */
export function composeReports(shared: Shared, ports: Ports) {
  const { unitOfWork, realtime, limiter, clock, homeZone } = shared;
  const { users, blocks, reports, reportTargets, closePairChats } = ports;
  return {
    blockUser: new BlockUser(unitOfWork, blocks, closePairChats, limiter, realtime, clock),
    unblockUser: new UnblockUser(unitOfWork, blocks, limiter, realtime),
    submitReport: new SubmitReport(unitOfWork, users, reports, reportTargets, limiter, clock, homeZone),
    reportEarlyCancellation: new ReportEarlyCancellation(users, reports, clock, homeZone),
    ...composeDesk(shared, ports),
    background: composeBackground(shared, ports),
  };
}

function composeDesk(shared: Shared, { reports, reportQueries }: Ports) {
  const { unitOfWork, tableMates, audit, staffDecisions, clock } = shared;
  const readCase = new ReadCase(reports, reportQueries, tableMates, clock, ReportNotFound);
  const reportCases = new ReportCases(reports, tableMates);
  const updateReport = new UpdateCase(unitOfWork, reportCases, audit, staffDecisions, clock);
  return {
    readReport: new ReadReport(readCase, audit),
    decideReport: new DecideReport(updateReport),
    cases: {
      readCase,
      claimCase: new ClaimCase(updateReport, tableMates),
      releaseCase: new ReleaseCase(updateReport),
    },
  };
}

function composeBackground(shared: Shared, { reports, moderators }: Ports): Background {
  const { unitOfWork, jobs, contacts, notifier, tableMates, clock, appName, contactEmail } = shared;
  return {
    handlers: {
      'report-submitted': new OnReportSubmitted(
        reports,
        moderators,
        tableMates,
        jobs,
        clock,
        appName,
        contactEmail,
      ),
      'report-decided': new OnReportDecided(reports, contacts, notifier),
      'member-warned': new OnMemberWarned(reports, contacts, notifier),
      [PURGE_REPORT_EVIDENCE]: purgeReportEvidence(unitOfWork, reports, jobs, clock),
      [PURGE_UNDECIDED_REPORTS]: purgeUndecidedReports(unitOfWork, reports, jobs, clock),
    },
    recurring: [
      { name: PURGE_REPORT_EVIDENCE, match: '53 3 * * *' },
      { name: PURGE_UNDECIDED_REPORTS, match: '56 3 * * *' },
    ],
  };
}
