import type { RequestClosed } from '../../../domain/matching-request/matching-request-events.js';
import type { Realtime, UnitOfWork } from '../../shared/ports.js';
import type { MatchMails } from './match-mails.js';

/** Event handler of a request that a move of its user ended: explains it by mail and in the open app. */
export class OnRequestClosed {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matchMails: Pick<MatchMails, 'requestClosed'>,
    private readonly realtime: Realtime,
  ) {}

  execute(closed: RequestClosed): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.matchMails.requestClosed(closed);
      await this.realtime.signal({ type: 'request_closed', userIds: [closed.userId] });
    });
  }
}
