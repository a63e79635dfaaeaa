export { goalImageUrl, goalPicture } from './goal-image.ts';
export { allGoals } from './queries.ts';
export { loadReference } from './load.ts';
export { countries, discoverCountries, discoverIndustries, discoverLanguages, industries, languages } from './lists.ts';
