import { newKey } from './new-key.ts';

/** A file has no content that could be compared without reading it; another one has another name, size or time. */
const comparable = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** The same input pressed again after a lost answer has the same key, so that it is done once; a changed one a new key. */
export const keyPerInput = () => {
  let last = { input: '', key: '' };
  return (sent: unknown) => {
    const input = JSON.stringify(sent, comparable);
    if (last.input !== input) last = { input, key: newKey() };
    return last.key;
  };
};
