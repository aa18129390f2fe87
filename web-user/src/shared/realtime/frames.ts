import type { ErrorValues } from '@domain/shared/domain-error.js';
import type { ChatMessage } from '../api/types.js';

/** The frames that the server sends. */
export type ServerFrame =
  | { type: 'room_joined'; matchId: number }
  | { type: 'message_sent'; matchId: number; message: ChatMessage; clientId?: string }
  | { type: 'new_message'; matchId: number; message: ChatMessage }
  | { type: 'match_cancelled'; matchId: number }
  | { type: 'participant_left'; matchId: number; userId: number }
  | { type: 'match_found'; matchId: number }
  | { type: 'seat_lost'; matchId: number }
  | { type: 'matches_changed' }
  | { type: 'request_closed' }
  | { type: 'heartbeat' }
  | { type: 'error'; code: string; message: string; values?: ErrorValues; clientId?: string };

export type ClientFrame =
  | { type: 'join_room'; matchId: number }
  | { type: 'chat_message'; matchId: number; userId: number; message: string; clientId: string };
