import { useCallback, useEffect, useRef, useState } from 'react';
import { loadDetector } from './detector.ts';

/** Why nothing can be scanned. */
export type ScanProblem = 'refused' | 'missing' | 'unsupported';

const problemOf = (fault: unknown): ScanProblem => {
  const name = fault instanceof DOMException ? fault.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'unsupported';
};

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

/** The camera at the back of a phone, for as long as the page scans. */
const useCamera = () => {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<ScanProblem | null>(null);
  useEffect(() => {
    let isOver = false;
    let opened: MediaStream | undefined;
    const open = async () => {
      const { mediaDevices: devices } = navigator as Partial<Navigator>;
      if (!devices?.getUserMedia) throw new TypeError('no camera here');
      opened = await devices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      if (isOver) stop(opened);
      else setStream(opened);
    };
    open().catch((fault: unknown) => isOver || setProblem(problemOf(fault)));
    return () => {
      isOver = true;
      if (opened) stop(opened);
    };
  }, []);
  return { stream, problem };
};

const lookEveryMs = 250;
/** The same code is not read again while it is still held before the camera. */
const sameCodeMs = 4000;

/** Looks for codes in what the camera sees. */
export const useScan = (onCode: (code: string) => void) => {
  const { stream, problem } = useCamera();
  const [fault, setFault] = useState<ScanProblem | null>(null);
  const picture = useRef<HTMLVideoElement | null>(null);
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });
  useEffect(() => {
    if (!stream) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const seen = new Map<string, number>();
    const look = async (detector: Awaited<ReturnType<typeof loadDetector>>) => {
      const video = picture.current;
      const found = video && video.readyState >= 2 ? await detector.detect(video).catch(() => []) : [];
      const code = found[0]?.rawValue;
      if (isOver) return;
      if (code !== undefined) {
        const last = seen.get(code) ?? -sameCodeMs;
        seen.set(code, performance.now());
        if (performance.now() - last >= sameCodeMs) report.current(code);
      }
      timer = setTimeout(() => void look(detector), lookEveryMs);
    };
    loadDetector()
      .then(look)
      .catch((error: unknown) => {
        reportError(error);
        if (!isOver) setFault('unsupported');
      });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [stream]);
  const onPicture = useCallback((video: HTMLVideoElement | null) => {
    picture.current = video;
  }, []);
  return { stream, problem: problem ?? fault, onPicture };
};
