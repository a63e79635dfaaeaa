import { useLingui } from '@lingui/react/macro';
import type { DraftPair } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import { Drawer } from '../../../../ui/Drawer.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { Arithmetic } from '../Arithmetic.tsx';
import { Member } from './Member.tsx';

/** M15: the parts of a pair's score; the explanation is the arithmetic. */
export const WhyDrawer = ({ pair, onClose }: { pair: DraftPair; onClose: () => void }) => {
  const { t } = useLingui();
  const [mentee, mentor] = [pair.mentee.full_name, pair.mentor.full_name];
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t`Why ${mentee} and ${mentor}`}
      lead={t`How well they fit, times what it weighs.`}
    >
      <Stack gap="lg">
        <Stack gap="sm">
          <Member person={pair.mentee} />
          <Member person={pair.mentor} />
        </Stack>
        <Arithmetic label={t`Parts of the score`} score={pair.score} parts={pair.parts} />
      </Stack>
    </Drawer>
  );
};
