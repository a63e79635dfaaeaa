import type { Call } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

export const currentUser: Call<typeof schemas.currentUser> = { method: 'GET', path: '/users/current' };
