import { tableFile, tablePage } from '../admin-tables/endpoints.ts';
import type { Call } from '../endpoint.ts';
import { auditTable, userTable } from './values.ts';
import type * as sessions from './schemas/sessions.ts';
import type * as admin from './schemas/admin.ts';
import type * as audit from './schemas/audit.ts';
import type * as bulk from './schemas/bulk.ts';
import type * as letters from './schemas/letters.ts';
import type * as own from './schemas/own.ts';
import type * as prompts from './schemas/prompts.ts';

export const signIn: Call<typeof sessions.signIn> = { method: 'POST', path: '/login.json' };

/** M39 */
export const restoreOwnAccount: Call<typeof sessions.restoreOwnAccount> = { method: 'POST', path: '/login/restore' };

export const signUp: Call<typeof sessions.signUp> = { method: 'POST', path: '/users' };

export const signOut: Call<typeof sessions.signOut> = { method: 'DELETE', path: '/users/logout' };

export const signOutByLink: Call<typeof sessions.signOutByLink> = { method: 'GET', path: '/users/logout' };

export const killSession: Call<typeof sessions.killSession> = { method: 'DELETE', path: '/kill-session' };

export const adminUsers: Call<typeof admin.adminUsers> = tablePage(userTable);
export const adminUsersFile: Call<typeof admin.adminUsersFile> = tableFile(userTable);

export const auditLines: Call<typeof audit.auditLines> = tablePage(auditTable);
export const auditFile: Call<typeof audit.auditFile> = tableFile(auditTable);

export const bulkDeleteUsers: Call<typeof bulk.bulkDeleteUsers> = {
  method: 'POST',
  path: '/main/admins/bulk_delete/delete_users',
};

/** The answer is the same for an unknown address, so it gives nothing away (B04). */
export const forgotPassword: Call<typeof letters.forgotPassword> = { method: 'POST', path: '/users/password' };

export const forgotEnterprisePassword: Call<typeof letters.forgotEnterprisePassword> = {
  method: 'POST',
  path: '/api/enterprise/v1/auth/forgot_password',
};

export const resetPassword: Call<typeof letters.resetPassword> = { method: 'POST', path: '/users/password/reset' };

export const resetEnterprisePassword: Call<typeof letters.resetEnterprisePassword> = {
  method: 'POST',
  path: '/api/enterprise/v1/auth/reset_password',
};

export const resendConfirmation: Call<typeof letters.resendConfirmation> = {
  method: 'POST',
  path: '/api/v2/my/users/resend_confirmation',
};

export const resendEnterpriseConfirmation: Call<typeof letters.resendEnterpriseConfirmation> = {
  method: 'POST',
  path: '/api/enterprise/v1/auth/resend_confirmation',
};

export const confirmAddress: Call<typeof letters.confirmAddress> = { method: 'POST', path: '/users/confirmation' };

/** M39 */
export const confirmNewAddress: Call<typeof letters.confirmNewAddress> = { method: 'POST', path: '/users/new_email' };

export const undoNewAddress: Call<typeof letters.undoNewAddress> = { method: 'POST', path: '/users/new_email/undo' };

export const changeEmail: Call<typeof own.changeEmail> = { method: 'POST', path: '/users/current/change_email' };

export const changePassword: Call<typeof own.changePassword> = {
  method: 'POST',
  path: '/users/current/change_password',
};

export const deleteAccount: Call<typeof own.deleteAccount> = { method: 'POST', path: '/users/current/delete_account' };

export const downloadOwnData: Call<typeof own.downloadOwnData> = { method: 'GET', path: '/users/current/download' };

export const restoreAccount: Call<typeof own.restoreAccount> = {
  method: 'POST',
  path: '/api/v2/admin/users/{id}/restore',
};

export const viewAsUser: Call<typeof own.viewAsUser> = { method: 'POST', path: '/api/v2/admin/users/{id}/view_as' };

export const revertToAdmin: Call<typeof own.revertToAdmin> = { method: 'POST', path: '/api/v2/my/revert_to_admin' };

export const markPrompt: Call<typeof prompts.markPrompt> = { method: 'POST', path: '/api/v2/my/prompt_marks' };
