import type { OpenedRoom } from '../../../../contract/bookings/schemas/room.ts';
import type { Room } from '../engine/room.ts';

/** What every part of a meeting knows: the room, how it was opened, and who the viewer is. */
export interface InRoom {
  room: Room;
  opened: OpenedRoom;
  myId: number;
}
