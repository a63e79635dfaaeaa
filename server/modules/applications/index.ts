export { applicantById, applicationById } from './queries.ts';
