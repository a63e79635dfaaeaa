import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { Viewfinder } from '../../../ui/Viewfinder.tsx';
import { type ScanProblem, useScan } from './useScan.ts';

interface Props {
  onCode: (code: string) => void;
  onClose: () => void;
}

const Problem = ({ problem }: { problem: ScanProblem }) => {
  const { t } = useLingui();
  const words: Record<ScanProblem, { title: string; help: string }> = {
    refused: {
      title: t`Camera access is blocked`,
      help: t`Allow the camera in the settings of your browser and try again, or find people by name.`,
    },
    missing: { title: t`No camera was found`, help: t`Find people by name, or type the code of their ticket.` },
    unsupported: {
      title: t`This browser cannot scan`,
      help: t`Find people by name, or type the code of their ticket.`,
    },
  };
  return (
    <Notice tone="warning" title={words[problem].title}>
      {words[problem].help}
    </Notice>
  );
};

/** Reads the codes of tickets with the camera, one after another. */
export const Scanner = ({ onCode, onClose }: Props) => {
  const { t } = useLingui();
  const { stream, problem, onPicture } = useScan(onCode);
  return (
    <Stack>
      {problem !== null && <Problem problem={problem} />}
      {problem === null && stream === null && <SkeletonForm fields={1} />}
      {problem === null && stream !== null && (
        <Viewfinder stream={stream} label={t`Hold the code of a ticket before the camera`} onPicture={onPicture} />
      )}
      <Button full onPress={onClose}>
        {t`Stop scanning`}
      </Button>
    </Stack>
  );
};
