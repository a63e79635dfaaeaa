import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OpenedRoom } from '../../../../contract/bookings/schemas/room.ts';
import { Room } from '../engine/room.ts';
import type { Devices } from '../useDevices.ts';

const tracksOf = ({ audio, video }: Devices['held']) => ({ audio, camera: video, screen: null });

/** The user is in the room for as long as the component is mounted; leaving the page tells the room. */
export const useRoom = (opened: OpenedRoom, myId: number, devices: Devices) => {
  const [room, setRoom] = useState<Room | null>(null);
  const handOver = useRef(devices.handOver);
  useEffect(() => {
    let entered: Room | undefined;
    // Delayed, because in development React runs every effect twice, and leaving releases the camera.
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
