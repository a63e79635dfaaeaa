import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AttendeeRow } from '../../../../contract/events/schemas/desk.ts';
import { CallLost, CallRefused } from '../../../lib/call.ts';
import { placeOf } from '../../../lib/kept/places.ts';
import { newKey } from '../../../lib/new-key.ts';
import { toastSuccess } from '../../../ui/toast.tsx';
import { type Admitting, useCheckIn } from '../queries.ts';
import { keepWaiting, readWaiting, type WaitingOne } from './waiting.ts';

/** What came of the last check-in. */
export type DoorVerdict =
  | { kind: 'admitted' | 'already'; attendee: AttendeeRow }
  | { kind: 'refused'; words: string }
  | { kind: 'waiting'; name: string | null };

const againMs = 5000;

/** The line is down or the server is busy: nobody has said no. */
const isNoAnswer = (error: unknown) =>
  error instanceof CallLost || (error instanceof CallRefused && error.status >= 500);

const isSame = (one: Admitting, other: Admitting) => one.code === other.code && one.admission_id === other.admission_id;

/** Those whose check-in has not been answered; they outlast a reload. */
const useWaiting = (eventId: number, meId: number) => {
  const place = placeOf(meId, 'check_in', eventId);
  const [waiting, setWaiting] = useState(() => readWaiting(place));
  useEffect(() => keepWaiting(place, waiting), [place, waiting]);
  const add = useCallback((one: WaitingOne) => setWaiting((all) => [...all, one]), []);
  const drop = useCallback((key: string) => setWaiting((all) => all.filter((one) => one.key !== key)), []);
  return { waiting, add, drop };
};

/** Sends what waits again, one after another: when the line comes back, and every few seconds. */
const useAgain = (waiting: readonly WaitingOne[], send: (one: WaitingOne) => Promise<boolean>) => {
  const latest = useRef({ waiting, send });
  const isBusy = useRef(false);
  useEffect(() => {
    latest.current = { waiting, send };
  });
  const isAny = waiting.length > 0;
  useEffect(() => {
    if (!isAny) return;
    const flush = async () => {
      if (isBusy.current || !navigator.onLine) return;
      isBusy.current = true;
      try {
        for (const one of latest.current.waiting) if (!(await latest.current.send(one))) break;
      } finally {
        isBusy.current = false;
      }
    };
    const again = () => void flush();
    const timer = setInterval(again, againMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isAny]);
};

/** The door of an event: admits people, also on a line that comes and goes. */
export const useDoor = (eventId: number, meId: number) => {
  const { mutateAsync, isPending } = useCheckIn(eventId);
  const { waiting, add, drop } = useWaiting(eventId, meId);
  const [verdict, setVerdict] = useState<DoorVerdict | null>(null);
  const refuse = (error: unknown) => {
    if (!(error instanceof CallRefused)) throw error;
    setVerdict({ kind: 'refused', words: error.refusal.error });
  };
  const admit = async (wish: Admitting, name: string | null) => {
    // Somebody who waits already is not sent twice.
    if (waiting.some((one) => isSame(one.wish, wish))) return setVerdict({ kind: 'waiting', name });
    const one = { key: newKey(), wish, name };
    try {
      const { admitted, attendee } = await mutateAsync(one);
      setVerdict({ kind: admitted ? 'admitted' : 'already', attendee });
    } catch (error) {
      if (!isNoAnswer(error)) return refuse(error);
      add(one);
      setVerdict({ kind: 'waiting', name });
    }
  };
  /** Resolves to whether there was an answer. What is as hoped is said in passing; anything else, in full. */
  const sendAgain = async (one: WaitingOne) => {
    try {
      const { admitted, attendee } = await mutateAsync(one);
      drop(one.key);
      if (!admitted) setVerdict({ kind: 'already', attendee });
      else {
        toastSuccess(t`${attendee.name} is checked in.`);
        setVerdict((last) => (last?.kind === 'waiting' ? { kind: 'admitted', attendee } : last));
      }
    } catch (error) {
      if (isNoAnswer(error)) return false;
      drop(one.key);
      refuse(error);
    }
    return true;
  };
  useAgain(waiting, sendAgain);
  return { admit, isPending, verdict, waiting, clear: () => setVerdict(null) };
};

export type Door = ReturnType<typeof useDoor>;
