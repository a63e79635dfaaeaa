import type { OpenedRoom } from '../../../../contract/bookings/schemas/room.ts';
import type { RoomMessage, RoomState } from '../../../../contract/meetings/schemas.ts';
import { roomLimits } from '../../../../contract/meetings/values.ts';
import type { AnyRefusalCode } from '../../../../contract/messages.ts';
import { CallRefused } from '../../../lib/call.ts';
import { type Media, type RoomCalls, roomCalls } from './calls.ts';
import { type Mesh, openMesh } from './mesh.ts';
import type { Lane, Peer, Tracks } from './peer.ts';

/** The user's state in the room. `elsewhere`: they joined from another window. */
export type Phase = 'joining' | 'inside' | 'elsewhere' | 'closed' | 'full' | 'left';

export interface RoomSnapshot {
  phase: Phase;
  /** There is no contact with the server at present. */
  lineLost: boolean;
  seat: number | null;
  state: RoomState;
  messages: readonly RoomMessage[];
  media: Media;
  tracks: Tracks;
  peerOf: (seat: number) => Peer | undefined;
}

const nobody: RoomState = { seats: [], asked: [], consents: [], recording: null, has_recording: false };
const pause = 2_000;

const phaseOf: Partial<Record<AnyRefusalCode, Phase>> = {
  'meetings.closed': 'closed',
  'meetings.not_open': 'closed',
  'meetings.not_found': 'closed',
  'meetings.full': 'full',
};

interface Options {
  opened: OpenedRoom;
  myId: number;
  tracks: Tracks;
}

const mediaOf = ({ audio, camera }: Tracks): Media => ({
  microphone: audio?.enabled === true,
  camera: camera !== null,
  screen: false,
});

const named = { audio: 'microphone', camera: 'camera', screen: 'screen' } as const;

/** A person's place in a room, from joining until leaving; its current state is a snapshot. */
export class Room {
  readonly calls: RoomCalls;
  private readonly listeners = new Set<() => void>();
  private readonly pulse: ReturnType<typeof setInterval>;
  private mesh: Mesh | undefined;
  private source: EventSource | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  /** The number of the latest attempt to join: results of earlier ones are ignored. */
  private attempt = 0;
  private now: RoomSnapshot;

  constructor(private readonly options: Options) {
    const { opened, tracks } = options;
    this.calls = roomCalls(opened);
    this.now = {
      phase: 'joining',
      lineLost: false,
      seat: null,
      state: nobody,
      messages: [],
      media: mediaOf(tracks),
      tracks: { ...tracks },
      peerOf: (seat) => this.mesh?.peerOf(seat),
    };
    this.pulse = setInterval(() => void this.beat(), roomLimits.beatSeconds * 1000);
    void this.join();
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = () => this.now;

  /** Switches to another device, or none; `on` is what the others are told about it. */
  async switchTo(lane: Lane, track: MediaStreamTrack | null, on: boolean) {
    const { phase, tracks, media } = this.now;
    // Requested while inside but ready only after leaving: nothing may stay on out there.
    if (phase !== 'joining' && phase !== 'inside') return track?.stop();
    if (tracks[lane] !== track) tracks[lane]?.stop();
    this.change({ tracks: { ...tracks, [lane]: track }, media: { ...media, [named[lane]]: on } });
    await this.mesh?.setTrack(lane, track);
    await this.beat();
  }

  /** Takes a seat; also again, after it was lost or taken elsewhere. */
  async join() {
    if (this.ended) return;
    this.attempt += 1;
    const own = this.attempt;
    this.disconnect();
    this.change({ phase: 'joining', seat: null });
    try {
      const { seat, state } = await this.calls.join(this.now.media);
      if (this.ended || own !== this.attempt) return void this.calls.leave(seat).catch(() => {});
      this.mesh = openMesh({
        seat,
        iceServers: this.options.opened.ice_servers as RTCIceServer[],
        tracks: this.now.tracks,
        post: (to, signals) => this.calls.signal(seat, to, signals),
        onChange: () => this.change(),
      });
      this.change({ phase: 'inside', seat, state, lineLost: false });
      this.mesh.follow(state.seats);
      this.listen(seat);
    } catch (fault) {
      if (own === this.attempt) this.onFault(fault);
    }
  }

  async leave() {
    const { seat } = this.now;
    if (this.ended) return;
    this.end('left');
    if (seat !== null) await this.calls.leave(seat).catch(() => {});
  }

  private change(changes: Partial<RoomSnapshot> = {}) {
    this.now = { ...this.now, ...changes };
    for (const listener of this.listeners) listener();
  }

  private disconnect() {
    this.source?.close();
    this.mesh?.close();
    this.source = undefined;
    this.mesh = undefined;
    clearTimeout(this.retry);
  }

  private end(phase: Phase) {
    this.disconnect();
    // People who are out are no longer seen or heard; only those waiting for a free place keep their devices open.
    if (phase !== 'full') for (const track of Object.values(this.now.tracks)) track?.stop();
    this.ended = phase === 'left' || phase === 'closed';
    if (this.ended) clearInterval(this.pulse);
    this.change({ phase, seat: null });
  }

  private again(act: () => Promise<void>) {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void act(), pause);
  }

  private onFault(fault: unknown) {
    const code = fault instanceof CallRefused ? fault.refusal.code : null;
    const phase = code === null ? undefined : phaseOf[code];
    if (phase) return this.end(phase);
    if (code === 'meetings.seat_gone') return void this.join();
    this.change({ lineLost: true });
    return this.again(() => (this.now.seat === null ? this.join() : this.beat()));
  }

  private async beat() {
    const { seat, media } = this.now;
    if (seat === null) return;
    try {
      await this.calls.beat(seat, media);
      if (this.source?.readyState === EventSource.OPEN) this.change({ lineLost: false });
    } catch (fault) {
      // A reply about a seat that was given up meanwhile is irrelevant.
      if (seat === this.now.seat) this.onFault(fault);
    }
  }

  private follow(state: RoomState) {
    const { seat: own } = this.now;
    if (own === null) return;
    const here = state.seats.some(({ seat }) => seat === own);
    if (!here && state.seats.some(({ user_id: userId }) => userId === this.options.myId)) return this.end('elsewhere');
    if (!here) return void this.join();
    this.mesh?.follow(state.seats);
    return this.change({ state });
  }

  private hear(message: RoomMessage) {
    const { messages } = this.now;
    if (!messages.some(({ id }) => id === message.id)) this.change({ messages: [...messages, message] });
  }

  private listen(seat: number) {
    const source = new EventSource(this.calls.streamAddress(seat));
    this.source = source;
    const on = <T>(event: string, take: (data: T) => void) =>
      source.addEventListener(event, ({ data }: MessageEvent<string>) => take(JSON.parse(data) as T));
    on<RoomState>('state', (state) => this.follow(state));
    on<RoomMessage>('message', (message) => this.hear(message));
    on<{ from: number; body: string }>('signal', ({ from, body }) => void this.mesh?.hear(from, body));
    source.addEventListener('open', () => this.change({ lineLost: false }));
    source.addEventListener('error', () => {
      this.change({ lineLost: true });
      // The browser reconnects automatically unless it was refused; then joining again shows what is wrong.
      if (source.readyState === EventSource.CLOSED) this.again(() => this.join());
    });
  }
}
