import { later } from '../../../ui/later.tsx';

// Asked for by few: loaded after the page that opens them.
export const CompareDialog = later(async () => (await import('./draft/CompareDialog.tsx')).CompareDialog);
export const WhatIfDialog = later(async () => (await import('./draft/WhatIfDialog.tsx')).WhatIfDialog);
