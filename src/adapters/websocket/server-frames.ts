/** A frame to a client, besides those of messages, which are serialized once for a room. */
export type ServerFrame =
  | {
      readonly type: 'room_joined' | 'match_found' | 'match_cancelled' | 'seat_lost';
      readonly matchId: number;
    }
  | { readonly type: 'participant_left'; readonly matchId: number; readonly userId: number }
  | { readonly type: 'matches_changed' | 'request_closed' | 'heartbeat' }
  | {
      readonly type: 'error';
      readonly code: string;
      readonly message: string;
      readonly clientId?: string;
    };

/** The frames of chat messages. */
export type MessageFrame = 'message_sent' | 'new_message';
