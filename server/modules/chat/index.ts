export { excerptFor } from './excerpt.ts';
export { chatLinks, type LinkPlace } from './links.ts';
export { followPresence } from './presence.ts';
