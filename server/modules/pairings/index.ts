export { groupToMeet, ownGroupToMeet, peopleOfGroup } from './group-meeting.ts';
export { sidesOf } from './manage.ts';
export { pairBetween, whyNotMeet } from './meeting.ts';
export { mentorsToArrange, pairsToMeetAgain } from './meeting-again.ts';
export { pairUpByBooking } from './pair-up.ts';
export { membersAmong, mentorsToMeet } from './queries/pairs.ts';
export { withoutPair } from './queries/unpaired.ts';
export { groupsIn, groupsOf, livePairsOf, peopleOf } from './queries/managed.ts';
