import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas.ts';

export * from './values.ts';
export * from './schemas.ts';

export const listAgendas = join(calls.listAgendas, schemas.listAgendas);
export const createAgenda = join(calls.createAgenda, schemas.createAgenda);
export const updateAgenda = join(calls.updateAgenda, schemas.updateAgenda);
export const togglePublishAgenda = join(calls.togglePublishAgenda, schemas.togglePublishAgenda);
export const deleteAgenda = join(calls.deleteAgenda, schemas.deleteAgenda);
