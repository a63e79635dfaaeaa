import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { CallRefused } from '../../../lib/call.ts';
import { toastFailure, toastInfo } from '../../../ui/toast.tsx';
import { type Recorder, recordingKind, recordScene, type Scene } from '../engine/recorder.ts';
import type { Room } from '../engine/room.ts';
import type { InRoom } from './MeetingRoom.tsx';
import { useSnapshot } from './useRoom.ts';

/** Everybody's sound, and every picture that is on. */
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

const patienceMs = 5_000;

const useFailure = () => {
  const { t } = useLingui();
  return (fault: unknown) => {
    toastFailure(fault instanceof CallRefused ? fault.refusal.error : t`Oops, something went wrong.`);
  };
};

interface Running {
  id: number;
  seat: number;
  runs: Recorder;
}

/** What this browser records: begun, ended, and let go of, aloud, when the server takes no more. */
const useRecorder = (room: Room) => {
  const { t } = useLingui();
  const fail = useFailure();
  const [mine, setMine] = useState(false);
  const running = useRef<Running | null>(null);
  /** Which beginning is still wanted: none after leaving. */
  const turn = useRef(0);
  const drop = () => {
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
  // Otherwise it would run for the others, without anything coming of it. It may have ended already.
  const endThere = (seat: number, id: number) => room.calls.stop(seat, id).catch(() => {});
  const begin = async (seat: number) => {
    const kind = recordingKind();
    if (kind === null || running.current) return;
    const own = (turn.current += 1);
    setMine(true);
    let id: number | undefined;
    try {
      const begun = (await room.calls.record(seat, kind.fileType)).recording_id;
      id = begun;
      if (own !== turn.current) return void endThere(seat, begun);
      const runs = recordScene({
        mime: kind.mime,
        scene: () => sceneOf(room),
        send: (position, piece) => room.calls.piece(seat, begun, position, piece),
        onRefused: () => {
          // Who has stopped it themselves is told when the last of it has been sent.
          if (running.current?.id !== begun) return;
          drop();
          void endThere(seat, begun);
          toastFailure(t`The recording has stopped. What follows is not recorded.`);
        },
      });
      running.current = { id: begun, seat, runs };
    } catch (fault) {
      if (own !== turn.current) return;
      drop();
      if (id !== undefined) void endThere(seat, id);
      fail(fault);
    }
  };
  const stop = async () => {
    const current = drop();
    if (!current) return;
    const whole = await current.runs.stop();
    await endThere(current.seat, current.id);
    if (whole) toastInfo(t`The recording is kept with the session.`);
    else toastFailure(t`The end of the recording could not be kept.`);
  };
  return { mine, begin, stop, discard: () => void drop()?.runs.stop() };
};

/** Who has said what to being recorded; what I said myself I may take back by asking. */
const useAnswers = ({ room, myId }: Pick<InRoom, 'room' | 'myId'>) => {
  const { state } = useSnapshot(room);
  const agreed = (userId: number) => state.consents.find((one) => one.user_id === userId)?.agreed;
  const others = state.asked.filter((id) => id !== myId);
  return {
    agreed,
    /** Whether or not they are here. */
    everybody: state.asked.length > 0 && state.asked.every((id) => agreed(id)),
    agreeing: others.filter((id) => agreed(id) === true),
    declining: others.filter((id) => agreed(id) === false),
    missing: others.filter((id) => agreed(id) === undefined),
  };
};

/** M14: asking everybody, recording once all have agreed, and stopping when one of them does not want it any more. */
export const useRecording = ({ room, myId }: InRoom) => {
  const { t } = useLingui();
  const { state, seat } = useSnapshot(room);
  const fail = useFailure();
  const { mine, begin, stop, discard } = useRecorder(room);
  const { everybody, ...answers } = useAnswers({ room, myId });
  const { agreed, agreeing, declining } = answers;
  /** Asked for, and not begun yet: with the last consent it begins. */
  const asked = useRef(false);
  const runs = state.recording !== null;
  useEffect(() => {
    if (declining.length > 0) asked.current = false;
    if (!asked.current || !everybody || runs || seat === null) return;
    asked.current = false;
    void begin(seat);
  });
  const ask = async () => {
    if (seat === null) return;
    asked.current = true;
    await room.calls.consent(seat, true).catch((fault: unknown) => {
      asked.current = false;
      fail(fault);
    });
  };
  return {
    runs,
    mine,
    whyNot: recordingKind() === null ? t`This browser cannot record.` : null,
    ...answers,
    ask,
    answer: async (yes: boolean) => {
      if (seat !== null) await room.calls.consent(seat, yes).catch(fail);
    },
    withdraw: async () => {
      discard();
      await room.calls.withdraw().catch(fail);
    },
    stop,
    /** What was recorded last still arrives, unless the line is down: leaving waits for it no longer than this. */
    leave: async () => {
      await Promise.race([stop(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
      await room.leave();
    },
    mustAnswer: agreed(myId) === undefined && agreeing.length > 0,
  };
};
export type Recording = ReturnType<typeof useRecording>;
