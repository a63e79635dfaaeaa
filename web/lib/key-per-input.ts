import { newKey } from './new-key.ts';

/** A file's content cannot be compared without reading it, so its name, size and time are compared. */
const comparable = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * Sending the same input again after a lost reply uses the same key, so that it is carried out once; changed input gets
 * a new key.
 */
export const keyPerInput = () => {
  let last = { input: '', key: '' };
  return (sent: unknown) => {
    const input = JSON.stringify(sent, comparable);
    if (last.input !== input) last = { input, key: newKey() };
    return last.key;
  };
};
