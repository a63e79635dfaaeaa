import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas.ts';

export * from './schemas.ts';
export * from './values.ts';

export const discoverMentors = join(calls.discoverMentors, schemas.discoverMentors);
export const discoverResult = join(calls.discoverResult, schemas.discoverResult);
export const discoverFilters = join(calls.discoverFilters, schemas.discoverFilters);
export const programmeDirectory = join(calls.programmeDirectory, schemas.programmeDirectory);
export const directoryFilters = join(calls.directoryFilters, schemas.directoryFilters);
export const similarMentors = join(calls.similarMentors, schemas.similarMentors);
export const dashboardMentors = join(calls.dashboardMentors, schemas.dashboardMentors);
export const matchedMentees = join(calls.matchedMentees, schemas.matchedMentees);
