import type { UnitOfWork } from '../shared/ports.js';
import type { Matches } from '../match/ports.js';
import type { PairChatMails } from './pair-chat-mails.js';

export const TELL_OF_PAIR_CHAT = 'tell-of-pair-chat';

/** Job that tells the member who agreed first that a chat of two has opened, unless it is closed by then. */
export class TellOfPairChat {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Pick<Matches, 'findForUpdate'>,
    private readonly mails: Pick<PairChatMails, 'opened'>,
  ) {}

  /** @param userId the member who agreed first */
  execute({ matchId, userId }: { matchId: number; userId: number }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const chat = await this.matches.findForUpdate(matchId);
      const other = chat?.seated.find((member) => member.userId !== userId);
      if (chat?.status === 'in_touch' && other) await this.mails.opened(chat.id, userId, other.userId);
    });
  }
}
