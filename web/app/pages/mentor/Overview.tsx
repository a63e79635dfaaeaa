import { useLingui } from '@lingui/react/macro';
import type { MentorProfile } from '../../../../contract/screens/schemas/profiles.ts';
import { Education, Figures, Intro, JobHistory, TagFacts } from '../../../modules/discovery/index.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';

/** PRO-07, PRO-10 */
export const Overview = ({ profile }: { profile: MentorProfile }) => {
  const { t } = useLingui();
  const named = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  return (
    <Stack gap="md">
      <Figures
        label={t`In figures`}
        items={[
          { label: t`Mentees helped`, value: profile.mentees_helped_count },
          { label: t`Mentoring sessions`, value: profile.mentoring_sessions_count },
          { label: t`Programs joined`, value: profile.programs_joined_count },
        ]}
      />
      <Intro text={profile.profile_intro} />
      {profile.info.impact_to_create && (
        <SectionCard title={t`The impact I want to make`}>
          <Text typed>{profile.info.impact_to_create}</Text>
        </SectionCard>
      )}
      <TagFacts
        title={t`What we can talk about`}
        lists={[
          { label: t`Goals`, tags: profile.goals.map((goal) => goal.mentor_label) },
          { label: t`Skills`, tags: named(profile.skills) },
          { label: t`Services`, tags: named(profile.services) },
          { label: t`Industries`, tags: named(profile.industries) },
          { label: t`Wants to mentor`, tags: profile.who_to_mentor_list },
          { label: t`Languages`, tags: named(profile.languages) },
        ]}
      />
      <JobHistory jobs={profile.jobs} />
      <Education colleges={profile.colleges} />
    </Stack>
  );
};
