import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OpenedRoom } from '../../../../contract/bookings/schemas/room.ts';
import { Room } from '../engine/room.ts';
import type { Devices } from '../useDevices.ts';

const tracksOf = ({ audio, video }: Devices['held']) => ({ audio, camera: video, screen: null });

/** In the room for as long as the part stands; whoever goes away with the page says so. */
export const useRoom = (opened: OpenedRoom, myId: number, devices: Devices) => {
  const [room, setRoom] = useState<Room | null>(null);
  const handOver = useRef(devices.handOver);
  useEffect(() => {
    let entered: Room | undefined;
    // Not at once: while it is developed React tries every effect twice, and whoever leaves lets go of the camera.
    const soon = setTimeout(() => {
      entered = new Room({ opened, myId, tracks: tracksOf(handOver.current()) });
      setRoom(entered);
    });
    const leave = () => void entered?.leave();
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(soon);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [opened, myId]);
  return room;
};

export const useSnapshot = (room: Room) => useSyncExternalStore(room.subscribe, room.snapshot);
