import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { CallRefused } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { toastFailure, toastInfo } from '../../../ui/toast.tsx';
import { type Recorder, recordingKind, recordScene, type Scene } from '../engine/recorder.ts';
import type { Room } from '../engine/room.ts';

/** Everyone's sound, and every picture that is on. */
const sceneOf = (room: Room): Scene => {
  const { state, seat, tracks, media, peerOf } = room.snapshot();
  const others = state.seats.filter((one) => one.seat !== seat);
  const audio = [tracks.audio, ...others.flatMap((one) => peerOf(one.seat)?.main.getAudioTracks() ?? [])];
  const pictures = [
    media.camera ? tracks.camera : null,
    media.screen ? tracks.screen : null,
    ...others.flatMap((one) => [
      ...(one.screen ? (peerOf(one.seat)?.screen.getVideoTracks() ?? []) : []),
      ...(one.camera ? (peerOf(one.seat)?.main.getVideoTracks() ?? []) : []),
    ]),
  ];
  const present = (track: MediaStreamTrack | null): track is MediaStreamTrack => track !== null;
  return { audio: audio.filter(present), pictures: pictures.filter(present) };
};

/** Says why something could not be done. */
export const useFailure = () => {
  const { t } = useLingui();
  return (fault: unknown) => sayFailure(fault, t`Oops, something went wrong.`);
};

interface Running {
  id: number;
  seat: number;
  runs: Recorder;
}

/** The running recording, if any; letting go of it also cancels a start that is still in progress. */
const useRunning = () => {
  const [mine, setMine] = useState(false);
  const running = useRef<Running | null>(null);
  const turn = useRef(0);
  const letGo = () => {
    const { current } = running;
    running.current = null;
    turn.current += 1;
    setMine(false);
    return current;
  };
  useEffect(
    () => () => {
      turn.current += 1;
      void running.current?.runs.stop();
    },
    [],
  );
  /** Null if one is running already. */
  const beginning = () => {
    if (running.current) return null;
    turn.current += 1;
    const own = turn.current;
    setMine(true);
    return {
      isWanted: () => own === turn.current,
      keep: (begun: Running) => {
        running.current = begun;
      },
    };
  };
  return { mine, isRunning: (id: number) => running.current?.id === id, beginning, letGo };
};

/** This browser's recording: started, stopped, and dropped with a message when the server accepts no more. */
export const useRecorder = (room: Room) => {
  const { t } = useLingui();
  const fail = useFailure();
  const { mine, isRunning, beginning, letGo } = useRunning();
  // Otherwise the others would still see it as running, with nothing being recorded. It may have ended already.
  const endThere = (seat: number, id: number) => room.calls.stop(seat, id).catch(() => {});
  const run = (seat: number, id: number, mime: string) =>
    recordScene({
      mime,
      scene: () => sceneOf(room),
      send: (position, piece) => room.calls.piece(seat, id, position, piece),
      onRefused: (fault) => {
        // Someone who has stopped it is told once the last part has been sent.
        if (!isRunning(id)) return;
        letGo();
        void endThere(seat, id);
        const full = fault instanceof CallRefused && fault.refusal.code === 'meetings.recording_full';
        toastFailure(full ? fault.refusal.error : t`The recording has stopped. What follows is not recorded.`);
      },
    });
  const begin = async (seat: number) => {
    const kind = recordingKind();
    const own = kind && beginning();
    if (!own) return;
    let id: number | undefined;
    try {
      id = (await room.calls.record(seat, kind.fileType)).recording_id;
      if (own.isWanted()) own.keep({ id, seat, runs: run(seat, id, kind.mime) });
      else void endThere(seat, id);
    } catch (fault) {
      if (id !== undefined) void endThere(seat, id);
      if (!own.isWanted()) return;
      letGo();
      fail(fault);
    }
  };
  const stop = async () => {
    const current = letGo();
    if (!current) return;
    const whole = await current.runs.stop();
    await endThere(current.seat, current.id);
    if (whole) toastInfo(t`The recording is kept with the session.`);
    else toastFailure(t`The end of the recording could not be kept.`);
  };
  return { mine, begin, stop, discard: () => void letGo()?.runs.stop() };
};
