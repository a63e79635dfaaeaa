export { ownProfile, personWithProfile } from './own-profile.ts';
export { countFollowed } from './queries/mentors.ts';
export { photoUrl, presentPerson } from './present/person.ts';
export { profileChanged } from './profile-changed.ts';
export { recordView } from './record-view.ts';
export { letGo } from './let-go.ts';
export { lacksPhone } from './rules/phone.ts';
export type { KeptElsewhere } from './save-profile.ts';
