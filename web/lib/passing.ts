import { CallLost, CallRefused } from './call.ts';

/** Trouble that passes: the line is down, or the server cannot answer just now. Anything else is a no, and stays one. */
export const isPassing = (fault: unknown) =>
  fault instanceof CallLost || (fault instanceof CallRefused && (fault.status >= 500 || fault.status === 429));
