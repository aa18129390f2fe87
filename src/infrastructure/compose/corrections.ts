import { CorrectAccount, type CorrectionPorts } from '../../application/corrections/correct-account.js';
import { CorrectionMails } from '../../application/corrections/correction-mails.js';
import type { Ground } from '../../application/ground/ground.js';
import type { Participation } from '../../application/shared/participation.js';
import type { Shared } from './shared.js';

interface Given extends Omit<CorrectionPorts, keyof Ground | 'mails' | 'participation'> {
  readonly cancelAllParticipation: Participation;
}

export function composeCorrections(shared: Shared, given: Given) {
  const { appName, publicUrl, jobs, contactEmail } = shared;
  const mails = new CorrectionMails(appName, publicUrl, jobs, contactEmail);
  const ports = { ...given, ...shared, participation: given.cancelAllParticipation, mails };
  return { correctAccount: new CorrectAccount(ports) };
}
