import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Connection } from '../../../../contract/pairings/schemas/pairs.ts';
import type { MatchReason } from '../../../../contract/pairings/schemas/matching/members.ts';

type Viewer = Connection['viewer_is'];

/** M15: why two people fit, in words and never in numbers of points, as the mentee or the mentor reads it. */
export const useReasonWords = (viewerIs: Viewer) => {
  const { t, i18n } = useLingui();
  const listed = (names: readonly string[]) => new Intl.ListFormat(i18n.locale).format(names);
  const asMentee = viewerIs === 'mentee';
  /** What is told from the side of whoever reads it. */
  const toEachSide = (kind: 'wants' | 'goals' | 'career', names: string) => {
    const said = {
      wants: [t`Offers ${names}, which you want`, t`Wants ${names}, which you offer`],
      goals: [t`Helps with ${names}, as you want`, t`Wants help with ${names}, as you offer`],
      career: [t`Is a step ahead of you`, t`Is a step behind you`],
    } as const;
    return said[kind][asMentee ? 0 : 1];
  };
  return (reason: MatchReason): string => {
    const names = 'names' in reason ? listed(reason.names) : '';
    switch (reason.kind) {
      case 'wants':
      case 'goals':
      case 'career':
        return toEachSide(reason.kind, names);
      case 'industry':
        return t`Works in ${names} too`;
      case 'language':
        return t`Speaks ${names}`;
      case 'place':
        return t`Also in ${names}`;
      case 'background':
        return t`Shares ${names} with you`;
      case 'answers':
        return t`Your answers on the application forms go well together`;
      case 'shared_time':
        return plural(reason.hours, { one: '# shared hour this month', other: '# shared hours this month' });
    }
  };
};
