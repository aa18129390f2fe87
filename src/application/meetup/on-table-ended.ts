import type { Meetup } from '../../domain/meetup/meetup.js';
import type { TableEnded } from '../../domain/match/match-events.js';
import type { Matches } from '../match/ports.js';
import type { Jobs, UnitOfWork } from '../shared/ports.js';
import { REMOVE_PICTURE } from '../shared/remove-picture.js';
import type { MeetupMails } from './meetup-mails.js';
import type { Meetups } from './ports.js';

/** Event handler of a canceled or dissolved match: notifies the waitlist of a canceled meetup, and removes its picture, because the meetup is not shown any more. */
export class OnTableEnded {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly meetups: Meetups,
    private readonly meetupMails: MeetupMails,
    private readonly jobs: Jobs,
  ) {}

  execute({ matchId }: TableEnded): Promise<void> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      const meetup = match?.meetupId ? await this.meetups.findForUpdate(match.meetupId) : null;
      if (!meetup) return;
      const waiting = meetup.waitlist.map(({ userId }) => userId);
      if (waiting.length > 0) await this.meetupMails.cancelled(meetup, waiting);
      await this.removePicture(meetup);
    });
  }

  private async removePicture(meetup: Meetup): Promise<void> {
    const address = meetup.removePicture();
    if (address === null) return;
    await this.meetups.save(meetup);
    await this.jobs.add(REMOVE_PICTURE, { address });
  }
}
