export { excerptFor, goneAmong } from './excerpt.ts';
export { chatLinks, type LinkPlace } from './links.ts';
export { followPresence } from './presence.ts';
