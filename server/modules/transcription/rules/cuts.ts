/** From when to when, in milliseconds from the start of the recording. */
export interface Stretch {
  fromMs: number;
  toMs: number;
}

/** A last piece shorter than this has no words in it: it would be sent to be transcribed for nothing. */
const crumbMs = 1000;

/** The middle of the longest silence between the two, of several equally long ones the latest; null without any. */
const middleOfSilence = (silences: readonly Stretch[], earliest: number, latest: number) => {
  let [longest, middle]: [number, number | null] = [0, null];
  for (const silence of silences) {
    const [from, to] = [Math.max(silence.fromMs, earliest), Math.min(silence.toMs, latest)];
    const center = Math.floor((from + to) / 2);
    if (to - from > longest || (to - from === longest && middle !== null && center > middle))
      [longest, middle] = [to - from, center];
  }
  return middle;
};

/**
 * Cuts a recording into stretches that are short enough to be transcribed, in silences where there are any, so that no
 * word is cut in two.
 */
export const cutsOf = (durationMs: number, silences: readonly Stretch[], mostMs = 600_000): Stretch[] => {
  const duration = Math.max(0, Math.round(durationMs));
  const most = Math.max(1, Math.floor(mostMs));
  const stretches: Stretch[] = [];
  let fromMs = 0;
  while (duration - fromMs > most) {
    const withoutCrumb = most < crumbMs ? most : Math.min(most, duration - fromMs - crumbMs);
    const latest = fromMs + withoutCrumb;
    const earliest = fromMs + Math.min(Math.ceil(most / 2), withoutCrumb);
    const toMs = middleOfSilence(silences, earliest, latest) ?? latest;
    stretches.push({ fromMs, toMs });
    fromMs = toMs;
  }
  if (duration > fromMs) stretches.push({ fromMs, toMs: duration });
  return stretches;
};
