export { applicationsOwnData } from './own-data.ts';
export { applicantById, applicationById } from './queries.ts';
export { applicationRoutes } from './routes.ts';
export { forgetApplicants } from './subscribers.ts';
