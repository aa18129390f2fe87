import { movedLine } from '../../domain/chat/system-lines.js';
import type { TableMoved } from '../../domain/match/match-events.js';
import type { SystemVoice } from '../chat/system-voice.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { Meetups } from './ports.js';
import type { WriteToGuests } from './write-to-guests.js';

/** An open meetup takes place somewhere else: those who sit there and those who wait are told. */
export class OnTableMoved {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly meetups: Meetups,
    private readonly voice: SystemVoice,
    private readonly writeToGuests: WriteToGuests,
  ) {}

  execute({ meetupId, at }: TableMoved): Promise<void> {
    return this.unitOfWork.run(async () => {
      const meetup = await this.meetups.lock(meetupId);
      if (!meetup?.table.isOpen) return;
      await this.voice.say(meetup.table.id, `moved-${at}`, movedLine);
      const guests = [...meetup.table.seated, ...meetup.line].map(({ userId }) => userId);
      await this.writeToGuests.moved(
        meetup,
        guests.filter((userId) => userId !== meetup.createdBy),
      );
    });
  }
}
