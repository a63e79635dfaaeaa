/** Why a camera or a microphone is not available. */
export type DeviceProblem = 'unsupported' | 'refused' | 'missing' | 'busy';

const byName: Record<string, DeviceProblem> = {
  NotAllowedError: 'refused',
  PermissionDeniedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
};

/** Browsers name the same error differently. */
export const problemOf = (fault: unknown): DeviceProblem => {
  const name = fault instanceof Error || fault instanceof DOMException ? fault.name : '';
  return byName[name] ?? (fault instanceof TypeError ? 'unsupported' : 'busy');
};

export type Kind = 'audio' | 'video';

/** The chosen device of each kind; null leaves the choice to the browser. */
export type Chosen = Record<Kind, string | null>;

const exactly = (deviceId: string | null) => (deviceId === null ? {} : { deviceId: { exact: deviceId } });

const wanted = {
  audio: (deviceId: string | null): MediaTrackConstraints => ({
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    ...exactly(deviceId),
  }),
  video: (deviceId: string | null): MediaTrackConstraints => ({
    width: { ideal: 1280 },
    height: { ideal: 720 },
    frameRate: { ideal: 24, max: 30 },
    ...(deviceId === null ? { facingMode: 'user' } : exactly(deviceId)),
  }),
};

export interface Opened {
  track: MediaStreamTrack | null;
  problem: DeviceProblem | null;
}

const mediaDevices = () => (navigator as Partial<Navigator>).mediaDevices;

/** Opens one device. If it has been unplugged since it was chosen, any other one is used. */
export const openTrack = async (kind: Kind, deviceId: string | null): Promise<Opened> => {
  const devices = mediaDevices();
  if (!devices?.getUserMedia) return { track: null, problem: 'unsupported' };
  try {
    const stream = await devices.getUserMedia({ [kind]: wanted[kind](deviceId) });
    return { track: stream.getTracks()[0] ?? null, problem: null };
  } catch (fault) {
    const problem = problemOf(fault);
    if (problem === 'missing' && deviceId !== null) return openTrack(kind, null);
    return { track: null, problem };
  }
};

/** Which of them are on. */
export type Switched = Record<Kind, boolean>;
export const bothOn: Switched = { audio: true, video: true };

const both = async ({ audio, video }: Chosen): Promise<Record<Kind, Opened>> => {
  try {
    const stream = await mediaDevices()?.getUserMedia({ audio: wanted.audio(audio), video: wanted.video(video) });
    if (stream) {
      const had = (track: MediaStreamTrack | undefined) => ({ track: track ?? null, problem: null });
      return { audio: had(stream.getAudioTracks()[0]), video: had(stream.getVideoTracks()[0]) };
    }
  } catch {
    // Asking for each separately shows what is wrong with it.
  }
  return { audio: await openTrack('audio', audio), video: await openTrack('video', video) };
};

/**
 * Opens camera and microphone with one prompt; if only one is available, that one. A camera that is off is not
 * requested, a microphone that is off is muted.
 */
export const openBoth = async (chosen: Chosen, on: Switched = bothOn): Promise<Record<Kind, Opened>> => {
  const opened = on.video
    ? await both(chosen)
    : { audio: await openTrack('audio', chosen.audio), video: { track: null, problem: null } };
  if (opened.audio.track) switchTrack(opened.audio.track, on.audio);
  return opened;
};

/** A microphone is muted rather than released; this switches the track that was handed over. */
export const switchTrack = (track: MediaStreamTrack, on: boolean) => {
  track.enabled = on;
  return track;
};

export interface Device {
  id: string;
  name: string;
}

/** The available devices; browsers reveal their names only after permission has been given. */
export const listDevices = async (kind: 'audioinput' | 'videoinput' | 'audiooutput'): Promise<Device[]> => {
  const all = await (mediaDevices()?.enumerateDevices?.() ?? Promise.resolve([])).catch(() => []);
  return all
    .filter((one) => one.kind === kind && one.deviceId !== '' && one.label !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
};

/** Not every browser lets a page choose where the sound goes. */
export const canChooseSpeaker = () => 'setSinkId' in HTMLMediaElement.prototype;

/** Phones cannot share their screen. */
export const canShareScreen = () => typeof mediaDevices()?.getDisplayMedia === 'function';

export const openScreen = async () => {
  const stream = await mediaDevices()?.getDisplayMedia({ video: { frameRate: { ideal: 15 } }, audio: false });
  return stream?.getVideoTracks()[0] ?? null;
};
