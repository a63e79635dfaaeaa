import type { Seat } from '../../../../contract/meetings/schemas.ts';
import { type Lane, Peer, type Tracks } from './peer.ts';
import { signalSender } from './signals.ts';

interface Options {
  seat: number;
  iceServers: RTCIceServer[];
  tracks: Tracks;
  post: (to: number, signals: string[]) => Promise<unknown>;
  onChange: () => void;
}

/** A connection to everyone else in the room. */
export const openMesh = ({ seat, iceServers, tracks, post, onChange }: Options) => {
  const lines = new Map<number, { peer: Peer; sender: ReturnType<typeof signalSender> }>();
  const current: Tracks = { ...tracks };

  const open = (other: number, begins: boolean) => {
    const sender = signalSender((signals) => post(other, signals));
    const peer = new Peer({ iceServers, begins, tracks: current, send: sender.send, onChange });
    lines.set(other, { peer, sender });
    return peer;
  };
  const close = (other: number) => {
    const line = lines.get(other);
    line?.sender.close();
    line?.peer.close();
    lines.delete(other);
  };
  const restart = () => {
    for (const { peer } of lines.values()) peer.restart();
  };
  addEventListener('online', restart);

  return {
    peerOf: (other: number) => lines.get(other)?.peer,
    /** Closes connections to people who have left, and calls those who were here before us. */
    follow: (seats: readonly Pick<Seat, 'seat'>[]) => {
      const others = seats.map((one) => one.seat).filter((one) => one !== seat);
      for (const known of lines.keys()) if (!others.includes(known)) close(known);
      for (const other of others) if (other < seat && !lines.has(other)) open(other, true);
      for (const { peer } of lines.values()) void peer.shareBandwidth(others.length);
    },
    hear: (from: number, signal: string) => (lines.get(from)?.peer ?? open(from, false)).receive(signal),
    setTrack: async (lane: Lane, track: MediaStreamTrack | null) => {
      current[lane] = track;
      await Promise.all([...lines.values()].map(({ peer }) => peer.setTrack(lane, track)));
    },
    close: () => {
      removeEventListener('online', restart);
      for (const other of lines.keys()) close(other);
    },
  };
};
export type Mesh = ReturnType<typeof openMesh>;
