export { ownProfile, personWithProfile } from './own-profile.ts';
export { ownData as profilesOwnData } from './own-data.ts';
export { photoUrl, presentPerson } from './present/person.ts';
export { recordView } from './record-view.ts';
export { profileRoutes } from './routes.ts';
export { rememberReferrer, removeLeftFile, wipeProfile } from './subscribers.ts';
