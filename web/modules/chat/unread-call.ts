import { countUnread } from '../../../contract/chat/endpoints.ts';
import { call } from '../../lib/call.ts';

/** The platform has no programme. */
export type Place = number | null;

export const inPlace = (programId: Place) => (programId === null ? {} : { program_id: programId });

export const askUnread = (programId: Place, signal: AbortSignal) =>
  call(countUnread, { query: inPlace(programId) }, { signal });
