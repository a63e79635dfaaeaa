import { MatchedMentees, MatchedMentors, Recommendation } from '../../modules/discovery/index.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { useDashboardMentors } from './queries.ts';

const Suggestions = ({ programId, timezone }: { programId: number; timezone: string }) => {
  const { data } = useDashboardMentors(timezone, programId);
  return (
    <>
      <MatchedMentors mentors={data?.suggested ?? []} />
      <Recommendation latest={data?.latest_recommendation} programId={programId} />
    </>
  );
};

/** D21, DSH-13: suggestions in a programme, for those who choose there; nothing while there are none. */
export const PortalSuggestions = ({ timezone }: { timezone: string }) => {
  const { id, pairing_method: method, viewer } = useThisProgramme();
  if (viewer?.user_type === 'mentor' && method === 'mentor_picks') return <MatchedMentees programId={id} />;
  if (viewer?.user_type !== 'mentee' || method !== 'mentee_picks') return null;
  return <Suggestions programId={id} timezone={timezone} />;
};
