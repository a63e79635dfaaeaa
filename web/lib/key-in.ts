/** An id in the address, such as that of a person or a booking. */
export const keyIn = (value: unknown): number | undefined => {
  const key = Number(value);
  return Number.isSafeInteger(key) && key > 0 ? key : undefined;
};
