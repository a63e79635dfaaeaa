export { AdminNewsfeedPage } from './admin/AdminNewsfeedPage.tsx';
export { NewsfeedPage } from './NewsfeedPage.tsx';
export { postInSearch, tabInSearch } from './search.ts';
