import { useLingui } from '@lingui/react/macro';
import type { Survey } from '../../../../contract/surveys/schemas/surveys.ts';
import type { SurveyState } from '../../../../contract/surveys/values.ts';

/** B90 */
export const useStateWords = (): Record<SurveyState, string> => {
  const { t } = useLingui();
  return { draft: t`Draft`, ongoing: t`Ongoing`, completed: t`Completed` };
};

export const stateTones = { draft: 'grey', ongoing: 'blue', completed: 'green' } as const satisfies Record<
  SurveyState,
  string
>;

export const useAudienceWords = () => {
  const { t } = useLingui();
  return ({ role_name: role }: Pick<Survey, 'role_name'>) => role ?? t`All mentors and mentees`;
};
