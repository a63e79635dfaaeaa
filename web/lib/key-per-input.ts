/** The same input pressed again after a lost answer has the same key, so that it is done once; a changed one a new key. */
export const keyPerInput = () => {
  let last = { input: '', key: '' };
  return (input: string) => {
    if (last.input !== input) last = { input, key: crypto.randomUUID() };
    return last.key;
  };
};
