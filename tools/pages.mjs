/**
 * The pages that `npm run shots` looks at, in the order of the sheet: the path, and which account of the demonstration
 * data sees it (M25; null: a visitor). `prepare` is handed the page of the browser once the path is open.
 */
export const pages = [
  { path: '/users/sign_in', as: null },
  { path: '/login', as: null },
  { path: '/', as: 'mentee' },
  { path: '/', as: 'mentor' },
  { path: '/', as: 'admin' },
];
