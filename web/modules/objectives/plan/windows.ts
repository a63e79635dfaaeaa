import { later, laterInPage } from '../../../ui/later.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';

// What is opened on the page of objectives, or seldom there: it comes after the page.

export const ObjectiveDialog = later(async () => (await import('./ObjectiveDialog.tsx')).ObjectiveDialog);
export const EvidenceDialog = later(async () => (await import('./EvidenceDialog.tsx')).EvidenceDialog);
export const RemoveObjective = later(async () => (await import('./RemoveObjective.tsx')).RemoveObjective);
export const DeleteObjectives = later(async () => (await import('./DeleteObjectives.tsx')).DeleteObjectives);

const Waiting = () => SkeletonForm({ fields: 1 });

export const CommentList = laterInPage(async () => (await import('./CommentList.tsx')).CommentList, Waiting);
export const PlanOnItsWay = laterInPage(async () => (await import('./PlanOnItsWay.tsx')).PlanOnItsWay, Waiting);
export const Suggestions = laterInPage(async () => (await import('./Suggestions.tsx')).Suggestions, Waiting);
