import type { Call } from '../endpoint.ts';
import type * as pairs from './schemas/pairs.ts';
import type * as groups from './schemas/groups.ts';
import type * as imports from './schemas/imports.ts';
import type * as managed from './schemas/managed.ts';
import type * as drafts from './schemas/matching/drafts.ts';
import type * as members from './schemas/matching/members.ts';
import type * as overrides from './schemas/matching/overrides.ts';
import type * as matching from './schemas/matching/settings.ts';

export const connect: Call<typeof pairs.connect> = { method: 'POST', path: '/pairings' };

export const showConnection: Call<typeof pairs.showConnection> = { method: 'GET', path: '/pairings/connection' };

export const ownCapacity: Call<typeof pairs.ownCapacity> = { method: 'GET', path: '/pairings/capacity' };

export const setOwnCapacity: Call<typeof pairs.setOwnCapacity> = { method: 'PATCH', path: '/pairings/capacity' };

export const myGroups: Call<typeof groups.myGroups> = { method: 'GET', path: '/api/v2/my/groups' };

export const listPairings: Call<typeof managed.listPairings> = { method: 'GET', path: '/pairings' };

export const createGroup: Call<typeof managed.createGroup> = { method: 'POST', path: '/pairings/groups' };

export const addToGroup: Call<typeof managed.addToGroup> = { method: 'POST', path: '/pairings/{id}/participants' };

export const removeFromGroup: Call<typeof managed.removeFromGroup> = {
  method: 'DELETE',
  path: '/pairings/{id}/participants/{userId}',
};

export const changePairing: Call<typeof managed.changePairing> = { method: 'PATCH', path: '/pairings/{id}' };

export const endPairing: Call<typeof managed.endPairing> = { method: 'DELETE', path: '/pairings/{id}' };

export const checkPairImport: Call<typeof imports.checkPairImport> = {
  method: 'POST',
  path: '/pairings/imports/check',
};

export const runPairImport: Call<typeof imports.runPairImport> = { method: 'POST', path: '/pairings/imports' };

export const pairTemplateFile: Call<typeof imports.pairTemplateFile> = {
  method: 'GET',
  path: '/pairings/imports/template.csv',
};

// M15
export const matchingSettings: Call<typeof matching.matchingSettings> = {
  method: 'GET',
  path: '/api/v2/matching/settings',
};

export const changeMatchingSettings: Call<typeof matching.changeMatchingSettings> = {
  method: 'PUT',
  path: '/api/v2/matching/settings',
};

export const matchingExamples: Call<typeof matching.matchingExamples> = {
  method: 'GET',
  path: '/api/v2/matching/examples',
};

export const startDraft: Call<typeof drafts.startDraft> = { method: 'POST', path: '/api/v2/matching/drafts' };

export const listDrafts: Call<typeof drafts.listDrafts> = { method: 'GET', path: '/api/v2/matching/drafts' };

export const showDraft: Call<typeof drafts.showDraft> = { method: 'GET', path: '/api/v2/matching/drafts/{id}' };

export const draftPairs: Call<typeof drafts.draftPairs> = { method: 'GET', path: '/api/v2/matching/drafts/{id}/pairs' };

export const draftLeftOut: Call<typeof drafts.draftLeftOut> = {
  method: 'GET',
  path: '/api/v2/matching/drafts/{id}/left_out',
};

export const draftMentors: Call<typeof drafts.draftMentors> = {
  method: 'GET',
  path: '/api/v2/matching/drafts/{id}/mentors',
};

export const compareDrafts: Call<typeof drafts.compareDrafts> = {
  method: 'GET',
  path: '/api/v2/matching/drafts/{id}/compare',
};

export const publishDraft: Call<typeof drafts.publishDraft> = {
  method: 'POST',
  path: '/api/v2/matching/drafts/{id}/publish',
};

export const undoDraft: Call<typeof drafts.undoDraft> = { method: 'POST', path: '/api/v2/matching/drafts/{id}/undo' };

export const cancelDraft: Call<typeof drafts.cancelDraft> = {
  method: 'POST',
  path: '/api/v2/matching/drafts/{id}/cancel',
};

export const discardDraft: Call<typeof drafts.discardDraft> = {
  method: 'DELETE',
  path: '/api/v2/matching/drafts/{id}',
};

export const draftChoices: Call<typeof overrides.draftChoices> = {
  method: 'GET',
  path: '/api/v2/matching/drafts/{id}/choices',
};

export const overridePrice: Call<typeof overrides.overridePrice> = {
  method: 'GET',
  path: '/api/v2/matching/drafts/{id}/price',
};

export const keepOverride: Call<typeof overrides.keepOverride> = {
  method: 'POST',
  path: '/api/v2/matching/drafts/{id}/overrides',
};

export const undoOverride: Call<typeof overrides.undoOverride> = {
  method: 'DELETE',
  path: '/api/v2/matching/drafts/{id}/overrides/{menteeId}/{mentorId}',
};

export const lockPairs: Call<typeof overrides.lockPairs> = {
  method: 'PUT',
  path: '/api/v2/matching/drafts/{id}/locks',
};

export const whatIf: Call<typeof overrides.whatIf> = { method: 'GET', path: '/api/v2/matching/drafts/{id}/what_if' };

export const seenRecommendation: Call<typeof members.seenRecommendation> = {
  method: 'POST',
  path: '/dashboard/users/seen_recommendation',
};

export const matchReasons: Call<typeof members.matchReasons> = { method: 'GET', path: '/pairings/{id}/reasons' };

export const askAnotherPartner: Call<typeof members.askAnotherPartner> = {
  method: 'POST',
  path: '/pairings/{id}/another_partner',
};
