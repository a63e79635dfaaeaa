/** Draws whole numbers from 0 to below a limit, the same ones for the same seed. */
export const drawing = (seed: number) => {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};
