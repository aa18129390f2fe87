import type { APerson } from '../http/a-person.js';
import { aMeetupBody } from '../http/a-meetup.js';
import { aTableOf, type SeatedTable } from '../http/a-table.js';
import type { BuiltProduct } from './built-product.js';

let phones = 0;

/** An open meetup and its organizer. */
export interface OpenMeetup {
  readonly id: number;
  readonly title: string;
  readonly organizer: APerson;
}

/** The users of one story, so that none of them is in a match of the next. */
export class Town {
  constructor(private readonly product: BuiltProduct) {}

  /** A visitor without an account. */
  person(): APerson {
    return this.product.person();
  }

  /** A user with an account who has answered the survey. */
  async member(firstName = 'Ada'): Promise<APerson> {
    const person = await this.person().signUp({ firstName });
    return person.answerSurvey();
  }

  /** Users who share a match. */
  async table(firstNames?: readonly string[], request?: Record<string, unknown>): Promise<SeatedTable> {
    const { insertions } = this.product;
    const table = await aTableOf({ person: () => this.person(), insertions }, firstNames, request);
    await Promise.all(table.people.map((person) => person.answerSurvey()));
    return table;
  }

  /** A user with enough trust to organize meetups, with a verified phone. */
  async trusted(firstName: string): Promise<APerson> {
    const person = await this.member(firstName);
    const phoneNumber = `+1415555${2000 + phones++}`;
    await person.expect('POST', '/api/user/verification/phone/send', 200, { phoneNumber });
    const code = await this.product.codeFor(phoneNumber);
    await person.expect('POST', '/api/user/verification/phone/verify', 200, { phoneNumber, code });
    return person;
  }

  /** A meetup in New York, with the fields that matter to the story. */
  async meetup(fields: Record<string, unknown> = {}): Promise<OpenMeetup> {
    const organizer = await this.trusted('Mateo');
    const { body } = await organizer.expect('POST', '/api/meetups', 200, aMeetupBody(fields));
    return { id: Number(body.id), title: String(body.title), organizer };
  }

  /** Ends the requests and tables of the story at once, because leaving them one by one costs as much as a page. */
  async everyoneGetsUp(): Promise<void> {
    await this.product.query(
      `with requests as (
         update meetup_requests set status = 'cancelled' where status in ('active', 'matched')
       )
       update matches set status = 'cancelled' where status in ('pending', 'confirmed')
         and id in (select match_id from match_members where request_id is not null)`,
    );
  }
}
