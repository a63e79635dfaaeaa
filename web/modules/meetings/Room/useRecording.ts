import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { RoomState } from '../../../../contract/meetings/schemas.ts';
import { recordingKind } from '../engine/recorder.ts';
import type { Room } from '../engine/room.ts';
import type { InRoom } from './in-room.ts';
import { useFailure, useRecorder } from './useRecorder.ts';
import { useSnapshot } from './useRoom.ts';

const patienceMs = 5_000;

/** Who has answered the request to record. Asking again puts the question again to those who said no (M36). */
const answersIn = (state: RoomState, myId: number) => {
  const agreed = (userId: number) => state.consents.find((one) => one.user_id === userId)?.agreed;
  const others = state.asked.filter((id) => id !== myId);
  return {
    agreed,
    /** Whether or not they are here now. */
    everybody: state.asked.length > 0 && state.asked.every((id) => agreed(id)),
    agreeing: others.filter((id) => agreed(id) === true),
    declining: others.filter((id) => agreed(id) === false),
    missing: others.filter((id) => agreed(id) === undefined),
  };
};

/**
 * Remembers that a recording was requested: it starts with the last consent, and a no cancels the request. `asked` holds
 * those who had said no before they were asked: that answer does not count until the room has forgotten it.
 */
const useAsking = (room: Room, myId: number, begin: (seat: number) => Promise<void>) => {
  const fail = useFailure();
  const asked = useRef<readonly number[] | null>(null);
  const look = () => {
    const { state, seat } = room.snapshot();
    const { everybody, declining } = answersIn(state, myId);
    if (asked.current === null) return;
    const before = asked.current.filter((id) => declining.includes(id));
    asked.current = declining.length > before.length ? null : before;
    if (asked.current === null || !everybody || state.recording !== null || seat === null) return;
    asked.current = null;
    void begin(seat);
  };
  useEffect(look);
  return async () => {
    const { seat, state } = room.snapshot();
    if (seat === null) return;
    asked.current = answersIn(state, myId).declining;
    try {
      await room.calls.askToRecord(seat);
      // If everyone had agreed before, nothing visible in the room changes, so this has to start it.
      look();
    } catch (fault) {
      asked.current = null;
      fail(fault);
    }
  };
};

/** M14: asks everyone, records once all have agreed, and stops when one of them withdraws. */
export const useRecording = ({ room, myId }: InRoom) => {
  const { t } = useLingui();
  const { state, seat } = useSnapshot(room);
  const fail = useFailure();
  const { mine, begin, stop, discard } = useRecorder(room);
  const answers = answersIn(state, myId);
  const { agreed, agreeing } = answers;
  const ask = useAsking(room, myId, begin);
  const runs = state.recording !== null;
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
    /**
     * The last part of the recording still arrives, unless the connection is down: leaving waits no longer than this.
     */
    leave: async () => {
      await Promise.race([stop(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
      await room.leave();
    },
    mustAnswer: agreed(myId) === undefined && agreeing.length > 0,
  };
};
export type Recording = ReturnType<typeof useRecording>;
