import type { Call } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

export const timeZones: Call<typeof schemas.timeZones> = { method: 'GET', path: '/timezones' };

export const countries: Call<typeof schemas.countries> = { method: 'GET', path: '/countries' };

export const languages: Call<typeof schemas.languages> = { method: 'GET', path: '/languages' };

export const industries: Call<typeof schemas.industries> = { method: 'GET', path: '/industries' };

export const skills: Call<typeof schemas.skills> = { method: 'GET', path: '/skills' };

export const services: Call<typeof schemas.services> = { method: 'GET', path: '/services' };

export const goals: Call<typeof schemas.goals> = { method: 'GET', path: '/goals' };

export const goalImage: Call<typeof schemas.goalImage> = { method: 'GET', path: '/goals/{id}/image' };

export const companies: Call<typeof schemas.companies> = { method: 'GET', path: '/companies' };

export const universities: Call<typeof schemas.universities> = { method: 'GET', path: '/universities' };

export const jobRoles: Call<typeof schemas.jobRoles> = { method: 'GET', path: '/job_roles' };

export const listEntries: Call<typeof schemas.listEntries> = { method: 'GET', path: '/api/v2/admin/reference/{list}' };

export const addEntry: Call<typeof schemas.addEntry> = { method: 'POST', path: '/api/v2/admin/reference/{list}' };

export const changeEntry: Call<typeof schemas.changeEntry> = {
  method: 'PATCH',
  path: '/api/v2/admin/reference/{list}/{id}',
};

export const retireEntry: Call<typeof schemas.retireEntry> = {
  method: 'PATCH',
  path: '/api/v2/admin/reference/{list}/{id}/retired',
};
