export { goalImageUrl, goalPicture } from './goal-image.ts';
export { entriesChosen } from './queries/named.ts';
export { allGoals, discoveryLists } from './queries.ts';
export { loadReference } from './load.ts';
export { countries, discoverCountries, discoverLanguages } from './lists.ts';
