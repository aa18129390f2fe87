import { MOST_ASKED } from '../../../domain/icebreakers/asking.js';
import { Described, WholeNumber } from '../fields.js';

export class IcebreakersResponse {
  @Described('How often the members of the table together may still ask for another question.')
  @WholeNumber({ min: 0, max: MOST_ASKED })
  left!: number;
}
