/** At most three series, as everywhere; `quiet` is what is left over. */
export type ChartTone = 'brand' | 'teal' | 'coral' | 'quiet';

/** One thing that is counted. */
export interface ChartMark {
  key: string;
  label: string;
  value: number;
  tone?: ChartTone;
  /** What stands at its mark instead of the value: '12 (60%)'. */
  said?: string;
}

/** A chart as a table, for those who cannot see it and for its file. */
export interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** Whole percent; 0 of nothing. */
export const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** The width of a character of our small text, on average. */
const characterWidth = 6.9;

/** A text that fits into so many pixels; cut with an ellipsis where it does not. */
export const fitted = (text: string, pixels: number) => {
  const most = Math.max(4, Math.floor(pixels / characterWidth));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
};

/** The next round number from which an axis can be read: 1, 2, 5, 10, 20, 50 and so on, or 4 and 8 times ten. */
export const roundUp = (value: number) => {
  if (value <= 4) return Math.max(1, Math.ceil(value));
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 4, 5, 8, 10].find((one) => one * power >= value) ?? 10;
  return step * power;
};

/** Every how many marks one is labelled, so that labels keep so many pixels of their own. */
export const labelEvery = (marks: number, width: number, pixels: number) =>
  Math.max(1, Math.ceil((marks * pixels) / Math.max(1, width)));
