import {
  type Channel,
  CHANNELS,
  OPTIONAL_KINDS,
  type OptionalKind,
} from '../../../domain/shared/notification-kind.js';
import { Bool, Described, OneOf } from '../fields.js';

export class PreferenceBody {
  @Described('What the notifications are about; those about safety and the account are always sent.')
  @OneOf(OPTIONAL_KINDS, 'Please choose a kind of notification that can be switched off')
  kind!: OptionalKind;

  @Described('How they are sent.')
  @OneOf(CHANNELS, 'Please choose email or push')
  channel!: Channel;

  @Described('Whether they are sent.')
  @Bool()
  isEnabled!: boolean;
}

export class PreferenceResponse {
  @Described('What the notifications are about.')
  @OneOf(OPTIONAL_KINDS)
  kind!: OptionalKind;

  @Described('Whether they are sent by email.')
  @Bool()
  email!: boolean;

  @Described('Whether they are sent to the devices that subscribed.')
  @Bool()
  push!: boolean;
}
