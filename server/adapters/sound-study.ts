import type { SoundInside, Stretch } from '../platform/sound.ts';

const longestLine = 2000;
/** Far more than a day of talk has; a file made to have more costs no more memory. */
const mostSilences = 100_000;

/** Calls `take` for each line. What exceeds a line's longest length is dropped, since the file decides what is in it. */
const byLine = (take: (line: string) => void) => {
  let rest = '';
  return (chunk: Buffer) => {
    const lines = `${rest}${chunk.toString('latin1')}`.split('\n');
    rest = (lines.pop() ?? '').slice(0, longestLine);
    for (const line of lines) take(line.slice(0, longestLine).trimEnd());
  };
};

const milliseconds = (seconds: string | undefined) => Math.max(0, Math.round(Number(seconds) * 1000));

/** Understands what ffmpeg says while it looks for silence. */
export const readStudy = () => {
  const silences: Stretch[] = [];
  let from: number | null = null;
  let durationMs = 0;
  const close = (toMs: number) => {
    if (from !== null && toMs > from && silences.length < mostSilences) silences.push({ fromMs: from, toMs });
    from = null;
  };
  return {
    /** Lines like `out_time_us=12354286`. */
    onProgress: byLine((line) => {
      const [, decoded] = /^out_time_us=(\d{1,15})$/.exec(line) ?? [];
      if (decoded !== undefined) durationMs = Math.round(Number(decoded) / 1000);
    }),
    /** Lines like `[silencedetect @ 0x7f] silence_start: 1.098`. */
    onWords: byLine((line) => {
      if (!line.startsWith('[silencedetect @ ')) return;
      const [, edge, at] = / silence_(start|end): (-?\d{1,10}(?:\.\d{1,10})?)/.exec(line) ?? [];
      if (edge === 'start') from = milliseconds(at);
      if (edge === 'end') close(milliseconds(at));
    }),
    found: (): SoundInside => {
      close(durationMs);
      return { durationMs, silences };
    },
  };
};
