import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as own from './schemas/own.ts';
import * as admin from './schemas/admin.ts';

export * from './values.ts';
export * from './schemas/own.ts';
export * from './schemas/admin.ts';

export const myAvailability = join(calls.myAvailability, own.myAvailability);
export const saveAvailability = join(calls.saveAvailability, own.saveAvailability);
export const dndStatus = join(calls.dndStatus, own.dndStatus);
export const toggleDnd = join(calls.toggleDnd, own.toggleDnd);
export const programmeAvailability = join(calls.programmeAvailability, admin.programmeAvailability);
export const mentorAvailability = join(calls.mentorAvailability, admin.mentorAvailability);
export const saveMentorAvailability = join(calls.saveMentorAvailability, admin.saveMentorAvailability);
export const setMentorDnd = join(calls.setMentorDnd, admin.setMentorDnd);
