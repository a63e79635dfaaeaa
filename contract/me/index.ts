import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas.ts';

export * from './schemas.ts';

export const currentUser = join(calls.currentUser, schemas.currentUser);
