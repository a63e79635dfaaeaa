import { later, laterInPage } from '../../ui/later.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';

/** Opened from the table of emails, and loaded only then. */
export const LetterDialog = later(async () => (await import('./admin/LetterDialog.tsx')).LetterDialog);

/** Asks the browser what it can do, which takes longer than the rest of the page. */
export const Devices = laterInPage(
  async () => (await import('./devices/Devices.tsx')).Devices,
  () => SkeletonForm({ fields: 1 }),
);
