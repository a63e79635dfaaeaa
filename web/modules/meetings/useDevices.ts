import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Chosen,
  type Device,
  type DeviceProblem,
  type Kind,
  listDevices,
  openBoth,
  openTrack,
  type Switched,
  switchTrack,
} from './engine/devices.ts';

interface Choices {
  audioinput: Device[];
  videoinput: Device[];
  audiooutput: Device[];
}
const nothing: Choices = { audioinput: [], videoinput: [], audiooutput: [] };

interface Held {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
}

const chosenKey = 'room-devices';
/** The devices that were chosen before the room, and last time. */
export const remembered = (): Chosen & { speaker: string | null } => {
  try {
    return {
      audio: null,
      video: null,
      speaker: null,
      ...(JSON.parse(localStorage.getItem(chosenKey) ?? '{}') as object),
    };
  } catch {
    return { audio: null, video: null, speaker: null };
  }
};

/** The available devices, updated when something is plugged in. */
const useChoices = (asked: boolean) => {
  const [choices, setChoices] = useState(nothing);
  useEffect(() => {
    if (!asked) return;
    const look = async () =>
      setChoices({
        audioinput: await listDevices('audioinput'),
        videoinput: await listDevices('videoinput'),
        audiooutput: await listDevices('audiooutput'),
      });
    void look();
    const { mediaDevices } = navigator as Partial<Navigator>;
    mediaDevices?.addEventListener?.('devicechange', look);
    return () => mediaDevices?.removeEventListener?.('devicechange', look);
  }, [asked]);
  return choices;
};

const none: Held = { audio: null, video: null };
const kinds = ['audio', 'video'] as const;
const stopAll = (tracks: Held) => {
  for (const kind of kinds) tracks[kind]?.stop();
};

/** The tracks in use; one that was requested before the latest request of its kind comes too late, and is stopped. */
const useTracks = () => {
  const [held, setHeld] = useState(none);
  const newest = useRef(none);
  const turns = useRef({ audio: 0, video: 0 });
  const put = useCallback((changes: Partial<Held>) => {
    const before = newest.current;
    newest.current = { ...before, ...changes };
    for (const kind of kinds) if (newest.current[kind] !== before[kind]) before[kind]?.stop();
    setHeld(newest.current);
  }, []);
  const nextTurn = useCallback((kind: Kind) => {
    turns.current[kind] += 1;
    const own = turns.current[kind];
    return (track: MediaStreamTrack | null) => {
      const inTime = own === turns.current[kind];
      if (!inTime) track?.stop();
      return inTime;
    };
  }, []);
  /** The tracks are handed over, and pending requests are dropped. */
  const letGo = useCallback(() => {
    for (const kind of kinds) turns.current[kind] += 1;
    const last = newest.current;
    newest.current = none;
    setHeld(none);
    return last;
  }, []);
  return { held, put, nextTurn, letGo };
};

/** Requests both at once, and releases them when the page closes, unless the room has taken them over. */
const useHeld = (before: () => Switched) => {
  const { held, put, nextTurn, letGo } = useTracks();
  const [problems, setProblems] = useState<Record<Kind, DeviceProblem | null>>({ audio: null, video: null });
  const [asking, setAsking] = useState(true);
  /** Which kinds are being opened right now. */
  const [opening, setOpening] = useState({ audio: false, video: false });

  const asked = useRef(0);
  const ask = useCallback(
    (on?: Switched) => {
      asked.current += 1;
      const own = asked.current;
      const inTime = { audio: nextTurn('audio'), video: nextTurn('video') };
      return openBoth(remembered(), on).then((opened) => {
        for (const kind of kinds) {
          const { track, problem } = opened[kind];
          if (!inTime[kind](track)) continue;
          put({ [kind]: track });
          setProblems((now) => ({ ...now, [kind]: problem }));
          setOpening((now) => ({ ...now, [kind]: false }));
        }
        if (own === asked.current) setAsking(false);
      });
    },
    [nextTurn, put],
  );
  const [first] = useState(before);
  useEffect(() => {
    void ask(first);
    return () => stopAll(letGo());
  }, [ask, first, letGo]);

  /** A muted microphone stays muted, however often another one is chosen before one is open. */
  const muted = useRef(false);
  useEffect(() => {
    if (held.audio) muted.current = !held.audio.enabled;
  });
  /** Replaces the current device. */
  const open = async (kind: Kind, id: string | null, on = kind === 'video' || !muted.current) => {
    const inTime = nextTurn(kind);
    put({ [kind]: null });
    setOpening((now) => ({ ...now, [kind]: true }));
    const { track, problem } = await openTrack(kind, id);
    if (!inTime(track)) return;
    put({ [kind]: track && switchTrack(track, on) });
    setProblems((now) => ({ ...now, [kind]: problem }));
    setOpening((now) => ({ ...now, [kind]: false }));
  };
  const askAgain = () => {
    setAsking(true);
    return ask();
  };
  return { held, problems, asking, opening, put, open, askAgain, handOver: letGo };
};

/**
 * Camera, microphone and speaker of this browser: the open tracks, the choice, the switches and the problems; starting
 * as they were before.
 */
export const useDevices = (before: () => Switched) => {
  const { held, problems, asking, opening, put, open, askAgain, handOver } = useHeld(before);
  const [chosen, setChosen] = useState(remembered);
  const choices = useChoices(!asking);

  const choose = async (what: Kind | 'speaker', id: string | null) => {
    const next = { ...chosen, [what]: id };
    setChosen(next);
    localStorage.setItem(chosenKey, JSON.stringify(next));
    if (what !== 'speaker') await open(what, id);
  };

  /** A camera that is off is released, so its light goes out; a microphone is only muted. */
  const toggle = async (kind: Kind) => {
    const track = held[kind];
    if (track === null) return open(kind, chosen[kind], true);
    if (kind === 'video') return put({ video: null });
    switchTrack(track, !track.enabled);
    return put({ audio: track });
  };

  return { held, problems, asking, opening, chosen, choices, choose, toggle, ask: askAgain, handOver };
};
export type Devices = ReturnType<typeof useDevices>;
