/** M06: a mentor without a capacity accepts everyone. */
export const isFull = ({ capacity, mentees }: { capacity: number | null; mentees: number }) =>
  capacity !== null && mentees >= capacity;
