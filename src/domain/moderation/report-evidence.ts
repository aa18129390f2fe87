/** What was there to be seen when something was reported. It outlives the profile, the message and the account. */
export interface ReportEvidence {
  /** Of whom the report is about, as others saw it; null where nobody stands behind what was reported. */
  readonly profile: ReportedProfile | null;
  /** The reported message with what was said around it, oldest first; empty for anything but a message. */
  readonly messages: readonly ReportedMessage[];
  readonly meetup: ReportedMeetup | null;
}

export interface ReportedProfile {
  readonly firstName: string;
  readonly bio: string | null;
  readonly interests: readonly string[];
  readonly profileImageUrl: string | null;
}

export interface ReportedMessage {
  readonly id: number;
  /** Who wrote it. */
  readonly userId: number;
  readonly isReported: boolean;
  /** Empty where its author had taken it back by then. */
  readonly text: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

export interface ReportedMeetup {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly restaurantName: string;
  readonly restaurantAddress: string;
  readonly scheduledDate: string;
  readonly scheduledTime: string;
}
