import { tableFile, tablePage } from '../admin-tables/endpoints.ts';
import type { Call } from '../endpoint.ts';
import { programmeTable } from './values.ts';
import type * as programme from './schemas/programme.ts';
import type * as admin from './schemas/admin.ts';
import type * as goals from './schemas/goals.ts';
import type * as imports from './schemas/imports.ts';
import type * as filters from './schemas/filters.ts';
import type * as life from './schemas/life.ts';
import type * as many from './schemas/many.ts';
import type * as own from './schemas/own.ts';
import type * as participants from './schemas/participants.ts';
import type * as structure from './schemas/structure.ts';

export const enterpriseProgrammes: Call<typeof programme.enterpriseProgrammes> = {
  method: 'GET',
  path: '/api/enterprise/v1/programs',
};

export const nameAvailability: Call<typeof programme.nameAvailability> = {
  method: 'GET',
  path: '/api/enterprise/v1/programs/name_availability',
};

export const readProgramme: Call<typeof programme.readProgramme> = { method: 'GET', path: '/programs/{id}' };

export const saveProgramme: Call<typeof programme.saveProgramme> = { method: 'POST', path: '/programs' };

export const copyProgramme: Call<typeof life.copyProgramme> = { method: 'POST', path: '/programs/{id}/copies' };

export const openProgramme: Call<typeof life.openProgramme> = { method: 'POST', path: '/programs/{id}/open' };

export const toggleProgramme: Call<typeof life.toggleProgramme> = {
  method: 'POST',
  path: '/programs/{id}/toggle_active',
};

export const adminProgrammes: Call<typeof admin.adminProgrammes> = tablePage(programmeTable);
export const adminProgrammesFile: Call<typeof admin.adminProgrammesFile> = tableFile(programmeTable);

export const programmeGoals: Call<typeof goals.programmeGoals> = {
  method: 'GET',
  path: '/app/{enterprise}/{program}/admin/program_goals',
};

export const saveProgrammeGoal: Call<typeof goals.saveProgrammeGoal> = {
  method: 'POST',
  path: '/app/{enterprise}/{program}/admin/program_goals',
};

export const toggleProgrammeGoal: Call<typeof goals.toggleProgrammeGoal> = {
  method: 'PUT',
  path: '/app/{enterprise}/{program}/admin/program_goals/{id}',
};

export const openImport: Call<typeof imports.openImport> = {
  method: 'POST',
  path: '/programs/{id}/participant_imports',
};

export const listImports: Call<typeof imports.listImports> = {
  method: 'GET',
  path: '/programs/{id}/participant_imports',
};

export const stopImport: Call<typeof imports.stopImport> = {
  method: 'POST',
  path: '/programs/{id}/participant_imports/{importId}/stop',
};

export const readImport: Call<typeof imports.readImport> = {
  method: 'GET',
  path: '/programs/{id}/participant_imports/{importId}',
};

export const mapImport: Call<typeof imports.mapImport> = {
  method: 'PATCH',
  path: '/programs/{id}/participant_imports/{importId}',
};

export const runImport: Call<typeof imports.runImport> = {
  method: 'POST',
  path: '/programs/{id}/participant_imports/{importId}/run',
};

export const importTemplateFile: Call<typeof imports.importTemplateFile> = {
  method: 'GET',
  path: '/programs/{id}/participant_imports/template.csv',
};

export const leftOutFile: Call<typeof imports.leftOutFile> = {
  method: 'GET',
  path: '/programs/{id}/participant_imports/{importId}/left_out.csv',
};

export const lastLook: Call<typeof imports.lastLook> = {
  method: 'GET',
  path: '/programs/{id}/participant_imports/{importId}/last_look',
};

export const holdImport: Call<typeof imports.holdImport> = {
  method: 'POST',
  path: '/programs/{id}/participant_imports/{importId}/hold',
};

export const undoImport: Call<typeof imports.undoImport> = {
  method: 'POST',
  path: '/programs/{id}/participant_imports/{importId}/undo',
};

export const earlierImports: Call<typeof imports.earlierImports> = {
  method: 'GET',
  path: '/programs/{id}/participant_imports/earlier',
};

export const userTypeInProgramme: Call<typeof own.userTypeInProgramme> = {
  method: 'GET',
  path: '/users/current/user_type',
};

/** NAV-17: the caller's programmes, for the switcher. */
export const myProgrammes: Call<typeof own.myProgrammes> = { method: 'GET', path: '/api/v2/my/programs' };

export const programmeOpened: Call<typeof own.programmeOpened> = {
  method: 'POST',
  path: '/api/v2/my/programs/{id}/opened',
};

export const listParticipants: Call<typeof participants.listParticipants> = {
  method: 'GET',
  path: '/programs/{id}/participants',
};

export const participantsCsv: Call<typeof participants.participantsCsv> = {
  method: 'GET',
  path: '/app/{enterprise}/{programme}/admin/user_management.csv',
};

export const changeParticipant: Call<typeof participants.changeParticipant> = {
  method: 'PATCH',
  path: '/programs/{id}/participants/{userId}',
};

export const removeUser: Call<typeof participants.removeUser> = { method: 'POST', path: '/roles/remove_user' };

export const addRole: Call<typeof participants.addRole> = { method: 'POST', path: '/programs/{id}/roles' };

export const manyChangeRole: Call<typeof many.manyChangeRole> = {
  method: 'POST',
  path: '/programs/{id}/participants/many/role',
};

export const manyRemind: Call<typeof many.manyRemind> = {
  method: 'POST',
  path: '/programs/{id}/participants/many/remind',
};

export const manyResend: Call<typeof many.manyResend> = {
  method: 'POST',
  path: '/programs/{id}/participants/many/resend',
};

export const manyRemove: Call<typeof many.manyRemove> = {
  method: 'POST',
  path: '/programs/{id}/participants/many/remove',
};

export const manyFile: Call<typeof many.manyFile> = { method: 'POST', path: '/programs/{id}/participants/many/file' };

export const readManyAct: Call<typeof many.readManyAct> = {
  method: 'GET',
  path: '/programs/{id}/participants/many/{actId}',
};

export const manyLeftOutFile: Call<typeof many.manyLeftOutFile> = {
  method: 'GET',
  path: '/programs/{id}/participants/many/{actId}/left_out.csv',
};

export const listFilters: Call<typeof filters.listFilters> = {
  method: 'GET',
  path: '/programs/{id}/participants/filters',
};

export const saveFilter: Call<typeof filters.saveFilter> = {
  method: 'POST',
  path: '/programs/{id}/participants/filters',
};

export const deleteFilter: Call<typeof filters.deleteFilter> = {
  method: 'DELETE',
  path: '/programs/{id}/participants/filters/{filterId}',
};

/** PRG-27, PRG-31 */
export const programmeOutline: Call<typeof structure.programmeOutline> = { method: 'GET', path: '/programs/outline' };
