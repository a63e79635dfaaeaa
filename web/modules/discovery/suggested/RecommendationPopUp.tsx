import { useLingui } from '@lingui/react/macro';
import type { MentorCard } from '../../../../contract/discovery/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { PopUp } from '../../../ui/PopUp.tsx';
import { MatchReasons } from '../../pairings/index.ts';
import { Head } from '../card-parts.tsx';
import { useMarkSeen } from './useMarkSeen.ts';

interface Props {
  mentor: MentorCard;
  /** Null on the platform. */
  programId: number | null;
  onClose: () => void;
}

export const RecommendationPopUp = ({ mentor, programId, onClose }: Props) => {
  const { t } = useLingui();
  useMarkSeen(programId);
  return (
    <PopUp
      title={t`A mentor who could suit you`}
      onClose={onClose}
      footer={
        <Button kind="light" full href={mentor.profile_link} onPress={onClose}>
          {t`View profile`}
        </Button>
      }
    >
      <Stack gap="sm">
        <Head person={mentor} compact level={3} />
        <MatchReasons reasons={mentor.reasons} />
      </Stack>
    </PopUp>
  );
};
