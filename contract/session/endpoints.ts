import type { Call } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

export const csrfToken: Call<typeof schemas.csrfToken> = { method: 'GET', path: '/csrf' };

/** Tells an open page which of its queries are out of date. */
export const liveSignals: Call<typeof schemas.liveSignals> = { method: 'GET', path: '/api/v2/my/live' };
