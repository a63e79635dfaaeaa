import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { WithProgramme } from '../settings/WithProgramme.tsx';
import { PairingStep } from './PairingStep.tsx';
import { ReflectionsStep } from './ReflectionsStep.tsx';
import type { SetupStep } from '../../../lib/programme-tabs.ts';
import { stepToBeginWith } from './steps.ts';
import { StructureStep } from './StructureStep.tsx';

const steps: Record<SetupStep, ComponentType<{ programme: Programme }>> = {
  structure: StructureStep,
  pairing: PairingStep,
  reflections: ReflectionsStep,
};

const Steps = ({ step, programme }: { step: SetupStep; programme: Programme }) => {
  const Step = steps[step];
  return <Step key={step} programme={programme} />;
};

/** D25, PRG-24…41: three steps to a programme that is ready to start. */
export const SetupPage = ({ step }: { step: SetupStep | undefined }) => {
  const { t } = useLingui();
  usePageTitle(t`Set up your program`);
  return (
    <WithProgramme>
      {(programme) => <Steps step={step ?? stepToBeginWith(programme)} programme={programme} />}
    </WithProgramme>
  );
};
