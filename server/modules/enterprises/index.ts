export { enterpriseById } from './queries.ts';
