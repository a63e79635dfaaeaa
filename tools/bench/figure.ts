export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The limit in words, and whether it was kept. */
  bound?: string;
  ok?: boolean;
}

/** Prints one line of JSON for `npm run bench`. */
export const say = (figure: Figure) => process.stdout.write(`${JSON.stringify(figure)}\n`);

export const percentile = (figures: readonly number[], share: number) =>
  figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * share) - 1] ?? Number.NaN;
