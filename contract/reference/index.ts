import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas.ts';

export * from './values.ts';
export * from './schemas.ts';

export const timeZones = join(calls.timeZones, schemas.timeZones);
export const countries = join(calls.countries, schemas.countries);
export const languages = join(calls.languages, schemas.languages);
export const industries = join(calls.industries, schemas.industries);
export const skills = join(calls.skills, schemas.skills);
export const services = join(calls.services, schemas.services);
export const goals = join(calls.goals, schemas.goals);
export const goalImage = join(calls.goalImage, schemas.goalImage);
export const companies = join(calls.companies, schemas.companies);
export const universities = join(calls.universities, schemas.universities);
export const jobRoles = join(calls.jobRoles, schemas.jobRoles);
export const listEntries = join(calls.listEntries, schemas.listEntries);
export const addEntry = join(calls.addEntry, schemas.addEntry);
export const changeEntry = join(calls.changeEntry, schemas.changeEntry);
export const retireEntry = join(calls.retireEntry, schemas.retireEntry);
