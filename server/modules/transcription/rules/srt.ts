import { linesOf, onScreen, type Cue } from './cues.ts';

const digits = (value: number, count: number) => String(value).padStart(count, '0');

const timeOf = (ms: number) => {
  const whole = Math.max(0, Math.round(ms));
  const [hours, minutes] = [Math.floor(whole / 3_600_000), Math.floor(whole / 60_000) % 60];
  return `${digits(hours, 2)}:${digits(minutes, 2)}:${digits(Math.floor(whole / 1000) % 60, 2)},${digits(whole % 1000, 3)}`;
};

/** An arrow of this kind would be read as a time, and a control character as anything. */
const harmless = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('-->', '→');

/** AIT-04: subtitles as a SubRip file. */
export const srtOf = (cues: readonly Cue[]) =>
  cues
    .flatMap((cue) => onScreen({ ...cue, text: harmless(cue.text) }))
    .map(({ fromMs, toMs, text }, at) =>
      [at + 1, `${timeOf(fromMs)} --> ${timeOf(toMs)}`, ...linesOf(text), ''].map((line) => `${line}\r\n`).join(''),
    )
    .join('');
