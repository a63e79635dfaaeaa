import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as sessions from './schemas/sessions.ts';
import * as admin from './schemas/admin.ts';
import * as audit from './schemas/audit.ts';
import * as bulk from './schemas/bulk.ts';
import * as letters from './schemas/letters.ts';
import * as own from './schemas/own.ts';
import * as prompts from './schemas/prompts.ts';

export * from './schemas/sessions.ts';
export * from './values.ts';
export * from './schemas/admin.ts';
export * from './schemas/audit.ts';
export * from './schemas/bulk.ts';
export * from './schemas/fields.ts';
export * from './schemas/letters.ts';
export * from './schemas/own.ts';
export * from './schemas/prompts.ts';

export const signIn = join(calls.signIn, sessions.signIn);
export const restoreOwnAccount = join(calls.restoreOwnAccount, sessions.restoreOwnAccount);
export const signUp = join(calls.signUp, sessions.signUp);
export const signOut = join(calls.signOut, sessions.signOut);
export const signOutByLink = join(calls.signOutByLink, sessions.signOutByLink);
export const killSession = join(calls.killSession, sessions.killSession);
export const adminUsers = join(calls.adminUsers, admin.adminUsers);
export const adminUsersFile = join(calls.adminUsersFile, admin.adminUsersFile);
export const auditLines = join(calls.auditLines, audit.auditLines);
export const auditFile = join(calls.auditFile, audit.auditFile);
export const bulkDeleteUsers = join(calls.bulkDeleteUsers, bulk.bulkDeleteUsers);
export const forgotPassword = join(calls.forgotPassword, letters.forgotPassword);
export const forgotEnterprisePassword = join(calls.forgotEnterprisePassword, letters.forgotEnterprisePassword);
export const resetPassword = join(calls.resetPassword, letters.resetPassword);
export const resetEnterprisePassword = join(calls.resetEnterprisePassword, letters.resetEnterprisePassword);
export const resendConfirmation = join(calls.resendConfirmation, letters.resendConfirmation);
export const resendEnterpriseConfirmation = join(
  calls.resendEnterpriseConfirmation,
  letters.resendEnterpriseConfirmation,
);
export const confirmAddress = join(calls.confirmAddress, letters.confirmAddress);
export const confirmNewAddress = join(calls.confirmNewAddress, letters.confirmNewAddress);
export const undoNewAddress = join(calls.undoNewAddress, letters.undoNewAddress);
export const changeEmail = join(calls.changeEmail, own.changeEmail);
export const changePassword = join(calls.changePassword, own.changePassword);
export const deleteAccount = join(calls.deleteAccount, own.deleteAccount);
export const downloadOwnData = join(calls.downloadOwnData, own.downloadOwnData);
export const restoreAccount = join(calls.restoreAccount, own.restoreAccount);
export const viewAsUser = join(calls.viewAsUser, own.viewAsUser);
export const revertToAdmin = join(calls.revertToAdmin, own.revertToAdmin);
export const markPrompt = join(calls.markPrompt, prompts.markPrompt);
