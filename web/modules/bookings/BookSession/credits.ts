/** Credits are counted in points. */
export const pointsACredit = 10;
