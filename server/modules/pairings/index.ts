export { groupToMeet, ownGroupToMeet, peopleOfGroup } from './group-meeting.ts';
export { sidesOf } from './manage.ts';
export { pairBetween, whyNotMeet } from './meeting.ts';
export { pairingsOwnData } from './own-data.ts';
export { pairUpByBooking } from './pair-up.ts';
export { membersAmong, mentorsToMeet, pairingById } from './queries/pairs.ts';
export { groupsIn, groupsOf, livePairsOf, peopleOf } from './queries/managed.ts';
export { pairingRoutes } from './routes.ts';
export { partLeaver, partRemoved } from './subscribers.ts';
