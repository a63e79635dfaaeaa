export { SessionMinutes } from './windows.ts';
