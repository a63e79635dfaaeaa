/** Mentors with so many mentees are counted together. */
const most = 5;

/** How many mentors have no mentee, one, two and so on; the last counts those with that many and more. */
export const spreadOf = (mentees: readonly number[]) =>
  Array.from({ length: most + 1 }, (_, count) => ({
    mentees: count,
    or_more: count === most,
    mentors: mentees.filter((one) => (count === most ? one >= most : one === count)).length,
  }));
