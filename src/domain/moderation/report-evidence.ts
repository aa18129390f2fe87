/** Snapshot of the reported content, kept after the profile, message or account is deleted. */
export interface ReportEvidence {
  /** Public profile of the reported user; null if the content has no author. */
  readonly profile: ReportedProfile | null;
  /** The reported message with its context, oldest first; empty for reports of another kind. */
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
  /** Id of the author. */
  readonly userId: number;
  /** First name of the author at the time of the report; absent in evidence from before it was copied. */
  readonly firstName?: string;
  readonly isReported: boolean;
  /** Empty if the author had deleted the message before the report. */
  readonly text: string;
  /** UTC instant in ISO 8601 format. */
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
