/** People read a score as points of 100. */
export const points = (score: number) => Math.round(score / 100);

/** With one decimal where there is one, for differences that whole points would hide. */
export const exactPoints = (score: number) => String(Math.round(score / 10) / 10);
