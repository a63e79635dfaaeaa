export { eventPreview } from './preview.ts';
