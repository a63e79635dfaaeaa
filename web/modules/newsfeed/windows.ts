import { later, laterInPage } from '../../ui/later.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';

// Loaded when they are opened: the posts are read without them.

export const Pictures = laterInPage(
  async () => (await import('./Pictures.tsx')).Pictures,
  () => SkeletonForm({ fields: 1 }),
);
export const EditDialog = later(async () => (await import('./EditDialog.tsx')).EditDialog);
export const ReportDialog = later(async () => (await import('./Asking.tsx')).ReportDialog);
export const DeleteDialog = later(async () => (await import('./Asking.tsx')).DeleteDialog);
