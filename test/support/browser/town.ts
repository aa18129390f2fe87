import type { APIRequestContext } from '@playwright/test';
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
  private readonly people: APerson[] = [];

  constructor(private readonly product: BuiltProduct) {}

  /** A visitor without an account. */
  person(): APerson {
    const person = this.product.person();
    this.people.push(person);
    return person;
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

  async everyoneGetsUp(): Promise<void> {
    await Promise.all(
      this.people.map(async (person) => {
        const { status, body } = await person.get('/api/user/active-request');
        if (status === 200) await person.post(`/api/matching-request/${String(body.id)}/cancel`);
      }),
    );
  }
}

/** Leaves all matches of the user who is signed in in a browser. */
export async function leaveMatches(browser: APIRequestContext): Promise<void> {
  const answer = await browser.get('/api/user/active-request');
  if (!answer.ok()) return;
  const { id } = (await answer.json()) as { id: number };
  await browser.post(`/api/matching-request/${id}/cancel`);
}
