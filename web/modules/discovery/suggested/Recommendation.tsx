import { useState } from 'react';
import type { MentorCard } from '../../../../contract/discovery/schemas.ts';
import { later } from '../../../ui/later.tsx';

const RecommendationPopUp = later(
  async () => (await import('./RecommendationPopUp.tsx')).RecommendationPopUp,
  () => 'unasked',
);

interface Props {
  /** The best suggestion that has not been seen; null or absent if there is none, or while it is loading. */
  latest: MentorCard | null | undefined;
  /** Null on the platform. */
  programId: number | null;
}

/** DSH-13: shown once a visit; it stays when the lists are loaded again and have nothing unseen any more. */
export const Recommendation = ({ latest, programId }: Props) => {
  const [shown, setShown] = useState<MentorCard | null>(null);
  const [closed, setClosed] = useState(false);
  if (shown === null && latest) setShown(latest);
  if (shown === null || closed) return null;
  return <RecommendationPopUp mentor={shown} programId={programId} onClose={() => setClosed(true)} />;
};
