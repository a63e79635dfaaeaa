import { useLingui } from '@lingui/react/macro';
import { IconSparkles } from '@tabler/icons-react';
import type { MatchReason } from '../../../../contract/pairings/schemas/matching/members.ts';
import { IconLine } from '../../../ui/Facts.tsx';
import { HiddenText } from '../../../ui/Text.tsx';
import { useReasonWords } from './reasons.ts';

interface Props {
  reasons: readonly MatchReason[] | undefined;
  /** Who reads it. */
  viewerIs?: 'mentee' | 'mentor';
}

/** On the card of somebody who is suggested: all reasons in one line. */
export const MatchReasons = ({ reasons, viewerIs = 'mentee' }: Props) => {
  const { t } = useLingui();
  const words = useReasonWords(viewerIs);
  if (reasons === undefined || reasons.length === 0) return null;
  return (
    <IconLine icon={IconSparkles} tone="secondary" size="meta">
      <HiddenText>{t`Why:`} </HiddenText>
      {reasons.map(words).join(' · ')}
    </IconLine>
  );
};
