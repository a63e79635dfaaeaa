import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas.ts';

export * from './schemas.ts';

export const csrfToken = join(calls.csrfToken, schemas.csrfToken);
export const liveSignals = join(calls.liveSignals, schemas.liveSignals);
