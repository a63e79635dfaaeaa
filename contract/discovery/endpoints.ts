import type { Call } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

export const discoverMentors: Call<typeof schemas.discoverMentors> = { method: 'GET', path: '/discover/mentors.json' };

export const discoverResult: Call<typeof schemas.discoverResult> = {
  method: 'GET',
  path: '/main/discover/result.json',
};

export const discoverFilters: Call<typeof schemas.discoverFilters> = {
  method: 'GET',
  path: '/api/v2/discover/filters',
};

export const programmeDirectory: Call<typeof schemas.programmeDirectory> = { method: 'GET', path: '/api/v2/directory' };

export const directoryFilters: Call<typeof schemas.directoryFilters> = {
  method: 'GET',
  path: '/api/v2/directory/filters',
};

export const similarMentors: Call<typeof schemas.similarMentors> = {
  method: 'GET',
  path: '/api/v2/mentors/{slug}/similar',
};

export const dashboardMentors: Call<typeof schemas.dashboardMentors> = {
  method: 'GET',
  path: '/dashboard/users/mentors',
};

// D21
export const matchedMentees: Call<typeof schemas.matchedMentees> = {
  method: 'GET',
  path: '/dashboard/users/matched_mentees',
};
