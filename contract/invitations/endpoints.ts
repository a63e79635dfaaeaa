import type { Call } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

export const readInvite: Call<typeof schemas.readInvite> = { method: 'GET', path: '/roles/{roleId}/invites' };

export const sendInvites: Call<typeof schemas.sendInvites> = { method: 'POST', path: '/roles/{roleId}/invites' };

export const refreshInvite: Call<typeof schemas.refreshInvite> = {
  method: 'POST',
  path: '/roles/{roleId}/invites/refresh',
};

export const listInvited: Call<typeof schemas.listInvited> = { method: 'GET', path: '/roles/{roleId}/invited' };

export const resendInvited: Call<typeof schemas.resendInvited> = {
  method: 'POST',
  path: '/roles/{roleId}/invited/resend',
};

export const listOutstanding: Call<typeof schemas.listOutstanding> = { method: 'GET', path: '/programs/{id}/invited' };

export const resendOne: Call<typeof schemas.resendOne> = {
  method: 'POST',
  path: '/roles/{roleId}/invited/{inviteId}/resend',
};

export const revokeInvite: Call<typeof schemas.revokeInvite> = {
  method: 'DELETE',
  path: '/roles/{roleId}/invited/{inviteId}',
};

export const lookUpInvite: Call<typeof schemas.lookUpInvite> = { method: 'GET', path: '/invitations' };

export const acceptInvite: Call<typeof schemas.acceptInvite> = { method: 'POST', path: '/invitations/accept' };

export const joinProgramme: Call<typeof schemas.joinProgramme> = { method: 'POST', path: '/programs/{id}/join' };
