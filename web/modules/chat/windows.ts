import { later } from '../../ui/later.tsx';

// Loaded when they are opened: conversations are read and written without them.

export const NewMessageDialog = later(async () => (await import('./list/NewMessageDialog.tsx')).NewMessageDialog);
export const DeleteMessageDialog = later(
  async () => (await import('./conversation/DeleteMessageDialog.tsx')).DeleteMessageDialog,
);
export const LeaveDialog = later(async () => (await import('./conversation/LeaveDialog.tsx')).LeaveDialog);
export const GroupSettingsDialog = later(
  async () => (await import('./groups/GroupSettingsDialog.tsx')).GroupSettingsDialog,
);
export const AddMembersDialog = later(async () => (await import('./groups/AddMembersDialog.tsx')).AddMembersDialog);
