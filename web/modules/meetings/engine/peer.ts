/**
 * The tracks of a connection: in this order, on both sides, for as long as it lasts. To switch, a track is replaced.
 */
const lanes = ['audio', 'camera', 'screen'] as const;
export type Lane = (typeof lanes)[number];
export type Tracks = Record<Lane, MediaStreamTrack | null>;

interface Signal {
  description?: RTCSessionDescriptionInit | null;
  candidate?: RTCIceCandidateInit | null;
}

interface Options {
  iceServers: RTCIceServer[];
  /** The one who came later calls, and gives way when both call at the same time. */
  begins: boolean;
  tracks: Tracks;
  send: (signal: string) => void;
  onChange: () => void;
}

const kindOf = (lane: Lane) => (lane === 'audio' ? 'audio' : 'video');
const patience = 2_500;

/** The bitrate a picture may use, by the number of people it is sent to. */
const bitsFor = (people: number) => (people <= 1 ? 1_500_000 : people <= 3 ? 700_000 : 350_000);

/** A connection to one other browser: perfect negotiation, and a new route when the network changes. */
export class Peer {
  readonly main = new MediaStream();
  readonly screen = new MediaStream();
  private readonly line: RTCPeerConnection;
  private readonly current: Tracks;
  private making = false;
  private ignoring = false;
  private takingAnswer = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private work = Promise.resolve();

  constructor(private readonly options: Options) {
    const { iceServers, begins, tracks, onChange } = options;
    this.current = { ...tracks };
    this.line = new RTCPeerConnection({ iceServers });
    this.line.addEventListener('negotiationneeded', () => void this.call());
    this.line.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) this.say({ candidate: candidate.toJSON() });
    });
    this.line.addEventListener('track', ({ track, transceiver }) => {
      const stream = this.laneOf(transceiver) === 'screen' ? this.screen : this.main;
      if (!stream.getTracks().includes(track)) stream.addTrack(track);
      onChange();
    });
    this.line.addEventListener('iceconnectionstatechange', () => this.watch());
    this.line.addEventListener('connectionstatechange', onChange);
    if (!begins) return;
    for (const lane of lanes) this.line.addTransceiver(this.current[lane] ?? kindOf(lane), { direction: 'sendrecv' });
  }

  state() {
    return this.line.connectionState;
  }

  /** Handles one signal after the other; one that does not fit is ignored, and the connection recovers. */
  receive(signal: string) {
    this.work = this.work.then(() => this.take(JSON.parse(signal) as Signal)).catch(() => {});
    return this.work;
  }

  async setTrack(lane: Lane, track: MediaStreamTrack | null) {
    this.current[lane] = track;
    await this.senderOf(lane)?.replaceTrack(track);
  }

  /** Limits the bitrate of the camera, because all the pictures sent share the bandwidth. */
  async shareBandwidth(people: number) {
    const sender = this.senderOf('camera');
    const parameters = sender?.getParameters();
    const [encoding] = parameters?.encodings ?? [];
    if (!sender || !parameters || !encoding || encoding.maxBitrate === bitsFor(people)) return;
    encoding.maxBitrate = bitsFor(people);
    await sender.setParameters(parameters).catch(() => {});
  }

  /** The network has changed. */
  restart() {
    this.line.restartIce();
  }

  close() {
    clearTimeout(this.waiting);
    this.line.close();
  }

  private laneOf(transceiver: RTCRtpTransceiver) {
    return lanes[this.line.getTransceivers().indexOf(transceiver)];
  }

  private senderOf(lane: Lane) {
    return this.line.getTransceivers()[lanes.indexOf(lane)]?.sender;
  }

  private say(signal: Signal) {
    this.options.send(JSON.stringify(signal));
  }

  private watch() {
    clearTimeout(this.waiting);
    const { iceConnectionState: state } = this.line;
    if (state === 'failed') this.restart();
    if (state === 'disconnected') this.waiting = setTimeout(() => this.restart(), patience);
    this.options.onChange();
  }

  private async call() {
    this.making = true;
    try {
      await this.line.setLocalDescription();
      this.say({ description: this.line.localDescription });
    } catch {
      // The connection was closed meanwhile, or the other side called first.
    } finally {
      this.making = false;
    }
  }

  /** On the called side the lanes are created by the call; our own tracks are added to them. */
  private async fillLanes() {
    for (const transceiver of this.line.getTransceivers()) {
      const lane = this.laneOf(transceiver);
      if (lane === undefined) continue;
      if (transceiver.direction !== 'sendrecv') transceiver.direction = 'sendrecv';
      if (transceiver.sender.track !== this.current[lane]) await transceiver.sender.replaceTrack(this.current[lane]);
    }
  }

  private async takeDescription(description: RTCSessionDescriptionInit) {
    const free = !this.making && (this.line.signalingState === 'stable' || this.takingAnswer);
    this.ignoring = !this.options.begins && description.type === 'offer' && !free;
    if (this.ignoring) return;
    this.takingAnswer = description.type === 'answer';
    await this.line.setRemoteDescription(description).finally(() => {
      this.takingAnswer = false;
    });
    if (description.type !== 'offer') return;
    await this.fillLanes();
    await this.line.setLocalDescription();
    this.say({ description: this.line.localDescription });
  }

  private async take({ description, candidate }: Signal) {
    if (this.line.signalingState === 'closed') return;
    if (description) return this.takeDescription(description);
    if (!candidate) return;
    await this.line.addIceCandidate(candidate).catch((fault: unknown) => {
      if (!this.ignoring) throw fault;
    });
  }
}
