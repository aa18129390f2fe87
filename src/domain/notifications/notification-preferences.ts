import {
  type Channel,
  isOptionalKind,
  type NotificationKind,
  type OptionalKind,
} from '../shared/notification-kind.js';

/** One kind that a user has switched off on one channel. */
export interface OptOut {
  readonly kind: OptionalKind;
  readonly channel: Channel;
}

/** Which notifications a user wants: all of them but the opt-outs. */
export class NotificationPreferences {
  constructor(private readonly optOuts: readonly OptOut[]) {}

  allows(kind: NotificationKind, channel: Channel): boolean {
    return (
      !isOptionalKind(kind) || !this.optOuts.some((each) => each.kind === kind && each.channel === channel)
    );
  }
}
