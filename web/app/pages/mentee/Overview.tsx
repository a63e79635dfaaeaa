import { useLingui } from '@lingui/react/macro';
import type { MenteeProfile } from '../../../../contract/screens/schemas/profiles.ts';
import { Education, Figures, Intro, JobHistory, SessionHistory, TagFacts } from '../../../modules/discovery/index.ts';
import { Stack } from '../../../ui/Layout.tsx';

/** PRO-32, PRO-33 */
export const Overview = ({ profile }: { profile: MenteeProfile }) => {
  const { t } = useLingui();
  const named = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  return (
    <Stack gap="md">
      <Figures
        label={t`In figures`}
        items={[
          { label: t`Following`, value: profile.following_count },
          { label: t`Mentoring sessions`, value: profile.mentoring_sessions_count },
          { label: t`Programs joined`, value: profile.programs_joined_count },
        ]}
      />
      <Intro text={profile.profile_intro} />
      <TagFacts
        title={t`Looking for`}
        lists={[
          { label: t`Goals`, tags: profile.goals.map((goal) => goal.mentor_label) },
          { label: t`Interested companies`, tags: named(profile.interested_companies) },
          { label: t`Interested industries`, tags: named(profile.interested_industries) },
          { label: t`Job roles`, tags: profile.info.job_roles },
        ]}
      />
      <TagFacts
        title={t`Skills and languages`}
        lists={[
          { label: t`Skills`, tags: named(profile.skills) },
          { label: t`Languages`, tags: named(profile.languages) },
        ]}
      />
      <SessionHistory sessions={profile.session_history} isOwn={profile.is_own} />
      <JobHistory jobs={profile.jobs} />
      <Education colleges={profile.colleges} />
    </Stack>
  );
};
