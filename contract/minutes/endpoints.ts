import type { Call } from '../endpoint.ts';
import type * as shapes from './schemas.ts';

export const showMinutes: Call<typeof shapes.showMinutes> = { method: 'GET', path: '/api/v2/bookings/{id}/minutes' };
export const addMinutesItem: Call<typeof shapes.addMinutesItem> = {
  method: 'POST',
  path: '/api/v2/bookings/{id}/minutes/items',
};
export const changeMinutesItem: Call<typeof shapes.changeMinutesItem> = {
  method: 'PATCH',
  path: '/api/v2/minutes/items/{id}',
};
export const removeMinutesItem: Call<typeof shapes.removeMinutesItem> = {
  method: 'DELETE',
  path: '/api/v2/minutes/items/{id}',
};
export const writeMinutesNotes: Call<typeof shapes.writeMinutesNotes> = {
  method: 'PUT',
  path: '/api/v2/bookings/{id}/minutes/notes',
};
export const makeObjectiveOfAction: Call<typeof shapes.makeObjectiveOfAction> = {
  method: 'POST',
  path: '/api/v2/minutes/items/{id}/objective',
};
