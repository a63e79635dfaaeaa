import { CallLost, CallRefused } from './call.ts';

/** A temporary failure: the connection is down, or the server cannot answer right now. Any other refusal is final. */
export const isPassing = (fault: unknown) =>
  fault instanceof CallLost || (fault instanceof CallRefused && (fault.status >= 500 || fault.status === 429));
