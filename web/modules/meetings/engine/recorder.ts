import { recordingBits, roomLimits } from '../../../../contract/meetings/values.ts';
import { isPassing } from '../../../lib/passing.ts';

/** Everyone's sound and pictures at this moment. */
export interface Scene {
  audio: readonly MediaStreamTrack[];
  pictures: readonly MediaStreamTrack[];
}

const kinds = [
  ['video/webm;codecs=vp8,opus', 'video/webm'],
  ['video/webm', 'video/webm'],
  ['video/mp4', 'video/mp4'],
  ['audio/webm', 'audio/webm'],
  ['audio/mp4', 'audio/mp4'],
] as const;

/** The format this browser can record; null if none. */
export const recordingKind = () => {
  if (typeof MediaRecorder === 'undefined') return null;
  const found = kinds.find(([mime]) => MediaRecorder.isTypeSupported(mime));
  return found ? { mime: found[0], fileType: found[1] } : null;
};

const width = 1280;
const height = 720;
const framesASecond = 12;
/** Including the upload, a crash loses no more than ten seconds. */
const pieceMs = (roomLimits.pieceSeconds - 2) * 1000;

/** Everyone's voice on one track; people who join later are added. */
const mixVoices = () => {
  const context = new AudioContext();
  const mixed = context.createMediaStreamDestination();
  const known = new Map<string, MediaStreamAudioSourceNode>();
  return {
    track: mixed.stream.getAudioTracks()[0],
    follow: (tracks: readonly MediaStreamTrack[]) => {
      for (const track of tracks) {
        if (known.has(track.id) || track.readyState === 'ended') continue;
        const source = context.createMediaStreamSource(new MediaStream([track]));
        source.connect(mixed);
        known.set(track.id, source);
      }
    },
    close: () => void context.close(),
  };
};

/** Everyone's picture side by side on one track. */
const paintPictures = () => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  const players = new Map<string, HTMLVideoElement>();
  const playerOf = (track: MediaStreamTrack) => {
    const known = players.get(track.id);
    if (known) return known;
    const player = document.createElement('video');
    player.muted = true;
    player.playsInline = true;
    player.srcObject = new MediaStream([track]);
    void player.play().catch(() => {});
    players.set(track.id, player);
    return player;
  };
  const paint = (tracks: readonly MediaStreamTrack[]) => {
    if (!brush) return;
    brush.fillStyle = '#14212f';
    brush.fillRect(0, 0, width, height);
    const columns = Math.ceil(Math.sqrt(tracks.length));
    const rows = Math.ceil(tracks.length / Math.max(columns, 1));
    for (const [at, track] of tracks.entries()) {
      const player = playerOf(track);
      const [cellWidth, cellHeight] = [width / columns, height / rows];
      const scale = Math.min(cellWidth / (player.videoWidth || 16), cellHeight / (player.videoHeight || 9));
      const [w, h] = [player.videoWidth * scale, player.videoHeight * scale];
      const [x, y] = [(at % columns) * cellWidth, Math.floor(at / columns) * cellHeight];
      brush.drawImage(player, x + (cellWidth - w) / 2, y + (cellHeight - h) / 2, w, h);
    }
  };
  const paints = typeof canvas.captureStream === 'function' && brush !== null;
  return { track: paints ? canvas.captureStream(framesASecond).getVideoTracks()[0] : undefined, paint };
};

/** Sends piece after piece, each until it has arrived: nothing is skipped, and nothing sent twice counts twice. */
const pieceSender = (
  send: (position: number, piece: Blob) => Promise<unknown>,
  onRefused: (fault: unknown) => void,
) => {
  let work: Promise<void> = Promise.resolve();
  let position = 0;
  let refused = false;
  const pause = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, 1_500);
    });
  const deliver = async (at: number, piece: Blob) => {
    while (!refused) {
      try {
        await send(at, piece);
        return;
      } catch (fault) {
        if (!isPassing(fault)) {
          refused = true;
          return onRefused(fault);
        }
        await pause();
      }
    }
  };
  return {
    add: (piece: Blob) => {
      const at = position;
      position += 1;
      work = work.then(() => deliver(at, piece));
    },
    /** Whether all of it arrived. */
    done: () => work.then(() => !refused),
  };
};

interface Options {
  mime: string;
  scene: () => Scene;
  send: (position: number, piece: Blob) => Promise<unknown>;
  /** The server accepts no more: someone withdrew, it was ended elsewhere, or it is full. */
  onRefused: (fault: unknown) => void;
}

/** Records what everyone says and shows, in this browser, and uploads it while it runs (M14). */
export const recordScene = ({ mime, scene, send, onRefused }: Options) => {
  const voices = mixVoices();
  const pictures = mime.startsWith('video/') ? paintPictures() : null;
  const tracks = [pictures?.track, voices.track].filter((track) => track !== undefined);
  const { pictures: videoBitsPerSecond, voices: audioBitsPerSecond } = recordingBits;
  const recorder = new MediaRecorder(new MediaStream(tracks), {
    mimeType: mime,
    videoBitsPerSecond,
    audioBitsPerSecond,
  });
  let stopped: Promise<boolean> | undefined;
  /** Returns whether everything recorded has arrived. */
  const stop = () =>
    (stopped ??= new Promise<boolean>((resolve) => {
      clearInterval(painting);
      const finish = () => {
        voices.close();
        void pieces.done().then(resolve);
      };
      recorder.addEventListener('stop', finish);
      if (recorder.state === 'inactive') finish();
      else recorder.stop();
    }));
  const refuse = (fault: unknown) => {
    void stop();
    onRefused(fault);
  };
  const pieces = pieceSender(send, refuse);
  const look = () => {
    const { audio, pictures: shown } = scene();
    voices.follow(audio);
    pictures?.paint(shown);
  };
  const painting = setInterval(look, 1000 / framesASecond);
  look();
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) pieces.add(data);
  });
  recorder.start(pieceMs);
  return { stop };
};
export type Recorder = ReturnType<typeof recordScene>;
