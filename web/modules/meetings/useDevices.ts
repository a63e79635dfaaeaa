import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Chosen,
  type Device,
  type DeviceProblem,
  type Kind,
  listDevices,
  openBoth,
  openTrack,
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
/** What was chosen before the room, and last time. */
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

/** What there is, told anew when something is plugged in. */
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

/** Asks for both at once, and lets go of them with the page unless the room took them over. */
const useHeld = () => {
  const [held, setHeld] = useState<Held>({ audio: null, video: null });
  const [problems, setProblems] = useState<Record<Kind, DeviceProblem | null>>({ audio: null, video: null });
  const [asking, setAsking] = useState(true);
  const mine = useRef<Held | null>(null);

  const ask = useCallback(async () => {
    const { audio, video } = await openBoth(remembered());
    for (const track of Object.values(mine.current ?? {})) track?.stop();
    mine.current = { audio: audio.track, video: video.track };
    setHeld(mine.current);
    setProblems({ audio: audio.problem, video: video.problem });
    setAsking(false);
  }, []);
  useEffect(() => {
    void ask();
    return () => {
      for (const track of Object.values(mine.current ?? {})) track?.stop();
    };
  }, [ask]);

  const put = (kind: Kind, track: MediaStreamTrack | null, problem: DeviceProblem | null = null) => {
    const next = { ...held, [kind]: track };
    mine.current = next;
    setHeld(next);
    setProblems((now) => ({ ...now, [kind]: problem }));
  };
  const askAgain = () => {
    setAsking(true);
    return ask();
  };
  /** From now on the room looks after the tracks. */
  const handOver = () => {
    mine.current = null;
    return held;
  };
  return { held, problems, asking, put, askAgain, handOver };
};

/** Camera, microphone and speaker of this browser: held, chosen, switched, and what is wrong with them. */
export const useDevices = () => {
  const { held, problems, asking, put, askAgain, handOver } = useHeld();
  const [chosen, setChosen] = useState(remembered);
  const choices = useChoices(!asking);

  const choose = async (what: Kind | 'speaker', id: string | null) => {
    const next = { ...chosen, [what]: id };
    setChosen(next);
    localStorage.setItem(chosenKey, JSON.stringify(next));
    if (what === 'speaker') return;
    held[what]?.stop();
    const { track, problem } = await openTrack(what, id);
    put(what, track, problem);
  };

  /** A camera that is off gives its light back; a microphone is only muted. */
  const toggle = async (kind: Kind) => {
    const track = held[kind];
    if (track === null) return choose(kind, chosen[kind]);
    if (kind === 'audio') return put(kind, switchTrack(track, !track.enabled));
    track.stop();
    return put(kind, null);
  };

  return { held, problems, asking, chosen, choices, choose, toggle, ask: askAgain, handOver };
};
export type Devices = ReturnType<typeof useDevices>;
