import { later } from '../../../ui/later.tsx';

// Forms with their fields: loaded after the pages that open them.
export const GroupDialog = later(async () => (await import('./GroupDialog.tsx')).GroupDialog);
export const EditGroupDialog = later(async () => (await import('./EditGroupDialog.tsx')).EditGroupDialog);
