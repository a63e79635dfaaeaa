/** Whole percent; nothing out of nothing is 0. */
export const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** To one decimal; null of nothing. */
export const mean = (sum: number, count: number) => (count === 0 ? null : Math.round((10 * sum) / count) / 10);
