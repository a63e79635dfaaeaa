import { laterInPage } from '../../ui/later.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';

const Waiting = () => SkeletonForm({ fields: 1 });

/** On dashboards, among much else: it comes after the page. */
export const ObjectivesCard = laterInPage(
  async () => (await import('./plan/ObjectivesCard.tsx')).ObjectivesCard,
  Waiting,
);

/** Below the sessions that a mentor and a mentee had. */
export const LearningOf = laterInPage(async () => (await import('./mentor/LearningOf.tsx')).LearningOf, Waiting);
