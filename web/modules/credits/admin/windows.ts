import { later } from '../../../ui/later.tsx';

// Loaded only when they are opened: the tables work without them.

export const GrantDialog = later(async () => (await import('./GrantDialog.tsx')).GrantDialog);
export const PromoCodeDialog = later(async () => (await import('./PromoCodeDialog.tsx')).PromoCodeDialog);
export const PackageDialog = later(async () => (await import('./PackageDialog.tsx')).PackageDialog);
