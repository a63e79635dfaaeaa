import { vi } from 'vitest';
import type { OpenedRoom } from '../../../contract/bookings/index.ts';
import type { RoomMessage, RoomState } from '../../../contract/meetings/index.ts';
import { MeetingRoomPage } from '../meetings/index.ts';
import { mentee, mentor, show } from './bookings.fixture.tsx';
import { answer, serve } from '../../testing/serve.fixture.ts';

export const room: OpenedRoom = {
  meeting_id: 5,
  token: 'mine',
  starts_at: '2026-11-20T10:00:00Z',
  ends_at: '2026-11-20T11:00:00Z',
  closes_at: '2026-11-20T11:05:00Z',
  provider_url: null,
  recording_allowed: true,
  group_name: null,
  people: [
    { id: mentee.id, name: mentee.full_name, photo_url: null, side: 'mentee' },
    { id: mentor.id, name: mentor.name, photo_url: null, side: 'mentor' },
  ],
  ice_servers: [],
};

class Stream {
  constructor(private readonly tracks: MediaStreamTrack[] = []) {}
  getTracks = () => this.tracks;
  addTrack = (one: MediaStreamTrack) => void this.tracks.push(one);
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
}
export const track = (kind: 'audio' | 'video') => {
  const one = Object.assign(new EventTarget(), {
    kind,
    id: kind,
    enabled: true,
    readyState: 'live',
    stop: () => {
      one.readyState = 'ended';
    },
  });
  return one as unknown as MediaStreamTrack;
};
/** The tracks that are still live. */
export const live = (tracks: readonly MediaStreamTrack[]) => tracks.filter(({ readyState }) => readyState === 'live');
const fault = (name: string) => Promise.reject(Object.assign(new Error('no'), { name }));

/**
 * This browser's devices: a track for each kind, or the error with which it is refused; and its screen. `given` is what
 * it has handed out.
 */
export const withDevices = (has: { audio?: string; video?: string }) => {
  const given: MediaStreamTrack[] = [];
  const give = (kind: 'audio' | 'video') => {
    const one = track(kind);
    given.push(one);
    return one;
  };
  const getUserMedia = async (asked: MediaStreamConstraints) => {
    const kinds = (['audio', 'video'] as const).filter((kind) => asked[kind]);
    const wrong = kinds.map((kind) => has[kind]).find((name) => name !== undefined);
    return wrong === undefined ? new Stream(kinds.map(give)) : fault(wrong);
  };
  const getDisplayMedia = async () => new Stream([give('video')]);
  const mediaDevices = { getUserMedia, getDisplayMedia, enumerateDevices: async () => [] };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  return given;
};
/** A promise that the test resolves. */
export const later = () => {
  let come = () => {};
  const moment = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { moment, come };
};
/** The same, but the browser asks first: nothing is handed out until the user allows it. */
export const withDevicesAsking = () => {
  const given = withDevices({});
  const { mediaDevices } = navigator;
  const give = mediaDevices.getUserMedia.bind(mediaDevices);
  const { moment: allowed, come: allow } = later();
  const asks = vi.fn(async (asked: MediaStreamConstraints) => allowed.then(() => give(asked)));
  Object.assign(mediaDevices, { getUserMedia: asks });
  return { given, asks, allow };
};

type Told = (event: { data: string }) => void;
/** The event stream on which the room reports its state. */
export class Line {
  static all: Line[] = [];
  readyState = 1;
  readonly told = new Map<string, Told>();
  constructor() {
    Line.all.push(this);
  }
  addEventListener = (event: string, take: Told) => void this.told.set(event, take);
  close = () => {
    this.readyState = 2;
  };
}

/** A connection to one other browser, which is up immediately. */
export class PeerLine extends EventTarget {
  static all: PeerLine[] = [];
  connectionState = 'connected';
  readonly signalingState = 'stable';
  readonly localDescription = { type: 'offer', sdp: 'call' };
  private readonly lanes: object[] = [];
  constructor() {
    super();
    PeerLine.all.push(this);
  }
  addTransceiver = () => void this.lanes.push({ sender: { replaceTrack: async () => {}, getParameters: () => ({}) } });
  getTransceivers = () => this.lanes;
  setLocalDescription = async () => {};
  restartIce = () => {};
  close = () => {
    this.connectionState = 'closed';
  };
  /** The other side's picture arrives. */
  shows = (picture: MediaStreamTrack) =>
    this.dispatchEvent(Object.assign(new Event('track'), { track: picture, transceiver: this.lanes[1] }));
}

/** Records sound only: pictures need a canvas. */
export class Recorder extends EventTarget {
  static last: Recorder | undefined;
  static isTypeSupported = (mime: string) => mime === 'audio/webm';
  state = 'inactive';
  constructor() {
    super();
    Recorder.last = this;
  }
  /** The next few seconds of the recording are ready. */
  hands = (words: string) => this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([words]) }));
  start = () => {
    this.state = 'recording';
  };
  stop = () => {
    this.state = 'inactive';
    this.dispatchEvent(new Event('stop'));
  };
}
class Sound {
  createMediaStreamDestination = () => ({ stream: new Stream([track('audio')]) });
  createMediaStreamSource = () => ({ connect: () => {} });
  close = async () => {};
}

/** Stand-ins for what a room needs from a browser and jsdom lacks. */
export const standInForDevices = () => {
  vi.stubGlobal('MediaStream', Stream);
  PeerLine.all = [];
  Line.all = [];
  vi.stubGlobal('RTCPeerConnection', PeerLine);
  vi.stubGlobal('EventSource', Object.assign(Line, { OPEN: 1, CLOSED: 2 }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
};

const page = (me = mentee) => (
  <MeetingRoomPage
    bookingId={41}
    me={me}
    exit={{ href: '/main/bookings', label: 'Bookings' }}
    brand={{ name: 'Lantern', href: '/' }}
  />
);

/** The page of a room that is open. */
export const openRoom = (changes: Partial<OpenedRoom> = {}) => {
  serve({ 'POST /api/v2/my/bookings/41/room': answer({ ...room, ...changes }), 'GET /healthz': answer({}) });
  return show(page());
};

export const ownSeat = { seat: 9, user_id: mentee.id, microphone: true, camera: true, screen: false };
export const alone: RoomState = {
  seats: [ownSeat],
  asked: [mentee.id, mentor.id],
  consents: [],
  recording: null,
  has_recording: false,
};
export const does = answer({ message: 'Done.' });
type Answers = Parameters<typeof serve>[0];

/** The mentee sits in the room of a session, alone unless told otherwise; `tell` reports a new state of the room. */
export const insideRoom = (
  changes: Partial<OpenedRoom> = {},
  found: RoomState = alone,
  answers: Answers = {},
  me = mentee,
) => {
  const given = withDevices({});
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', Sound);
  sessionStorage.setItem('room-41', 'inside');
  const server = serve({
    'POST /api/v2/my/bookings/41/room': answer({ ...room, ...changes }),
    'POST /api/v2/meetings/5/join': answer({ seat: 9, state: found }),
    'POST /api/v2/meetings/5/beat': answer({ state: found }),
    'POST /api/v2/meetings/5/signals': does,
    'POST /api/v2/meetings/5/leave': does,
    'POST /api/v2/meetings/5/consent': answer({ state: alone }),
    'DELETE /api/v2/meetings/5/consent': does,
    'POST /api/v2/meetings/5/recordings': answer({ recording_id: 9 }),
    'POST /api/v2/meetings/5/recordings/9/pieces': does,
    'POST /api/v2/meetings/5/recordings/9/stop': does,
    ...answers,
  });
  const tell = (state: Partial<RoomState>) =>
    Line.all.at(-1)?.told.get('state')?.({ data: JSON.stringify({ ...alone, ...state }) });
  const says = (message: RoomMessage) => Line.all.at(-1)?.told.get('message')?.({ data: JSON.stringify(message) });
  return { ...show(page(me), { me }), ...server, tell, says, given };
};
