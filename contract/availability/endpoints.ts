import type { Call } from '../endpoint.ts';
import type * as own from './schemas/own.ts';
import type * as admin from './schemas/admin.ts';

export const myAvailability: Call<typeof own.myAvailability> = { method: 'GET', path: '/api/v2/my/availability' };

export const saveAvailability: Call<typeof own.saveAvailability> = { method: 'PUT', path: '/api/v2/my/availability' };

export const dndStatus: Call<typeof own.dndStatus> = { method: 'GET', path: '/users/current/dnd_status' };

export const toggleDnd: Call<typeof own.toggleDnd> = { method: 'POST', path: '/users/current/toggle_dnd' };

export const programmeAvailability: Call<typeof admin.programmeAvailability> = {
  method: 'GET',
  path: '/api/v2/availability',
};

export const mentorAvailability: Call<typeof admin.mentorAvailability> = {
  method: 'GET',
  path: '/api/v2/mentors/{id}/availability',
};

export const saveMentorAvailability: Call<typeof admin.saveMentorAvailability> = {
  method: 'PUT',
  path: '/api/v2/mentors/{id}/availability',
};

export const setMentorDnd: Call<typeof admin.setMentorDnd> = { method: 'POST', path: '/api/v2/mentors/{id}/dnd' };
