import { later, laterInPage } from '../../ui/later.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';

/** Opened from the table of emails, and loaded only then. */
export const LetterDialog = later(async () => (await import('./admin/LetterDialog.tsx')).LetterDialog);

/** Asks the browser what it can do, which takes longer than the rest of the page. */
export const Devices = laterInPage(
  async () => (await import('./devices/Devices.tsx')).Devices,
  () => SkeletonForm({ fields: 1 }),
);

/** Below the number and the switch, with an answer of its own to wait for. */
export const NotificationChoices = laterInPage(
  async () => (await import('./choices/NotificationChoices.tsx')).NotificationChoices,
  () => SkeletonForm({ fields: 6 }),
);
