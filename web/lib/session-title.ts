import { useLingui } from '@lingui/react/macro';

/** 'Session with Aisyah Rahman'; a group is no person, whatever its name: 'First ninety days: group session'. */
export const useSessionTitle = (whom: string, group: string | null | undefined) => {
  const { t } = useLingui();
  return group ? t`${group}: group session` : t`Session with ${whom}`;
};
