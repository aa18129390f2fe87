import { Bool, Described, Text } from '../fields.js';

export class WeeklyQuestionBody {
  @Described('Whether the user is asked every week; true resumes a paused question.')
  @Bool()
  isOn!: boolean;
}

export class WeeklyQuestionResponse {
  @Described('Whether the user wants to be asked every week.')
  @Bool()
  isOn!: boolean;
  @Described('Whether the question is paused, because two in a row were not answered.')
  @Bool()
  isPaused!: boolean;
}

export class WeeklyLinkParams {
  @Text({ min: 1, max: 400 }) token!: string;
}
