import type { Call } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

export const listAgendas: Call<typeof schemas.listAgendas> = { method: 'GET', path: '/agendas' };

export const createAgenda: Call<typeof schemas.createAgenda> = { method: 'POST', path: '/agendas' };

export const updateAgenda: Call<typeof schemas.updateAgenda> = { method: 'PATCH', path: '/agendas/{id}' };

export const togglePublishAgenda: Call<typeof schemas.togglePublishAgenda> = {
  method: 'POST',
  path: '/agendas/{id}/toggle_publish',
};

export const deleteAgenda: Call<typeof schemas.deleteAgenda> = { method: 'DELETE', path: '/agendas/{id}' };
