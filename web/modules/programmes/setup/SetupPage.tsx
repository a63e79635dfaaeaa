import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
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

/**
 * Without a step in the address, the set-up begins where it was left. A save must not change that: the step that was
 * saved would be gone before it could lead to the next one.
 */
const Steps = ({ step, programme }: { step: SetupStep | undefined; programme: Programme }) => {
  const [first] = useState(() => stepToBeginWith(programme));
  const shown = step ?? first;
  const Step = steps[shown];
  return <Step key={shown} programme={programme} />;
};

/** D25, PRG-24…41: three steps to a programme that is ready to start. */
export const SetupPage = ({ step }: { step: SetupStep | undefined }) => {
  const { t } = useLingui();
  usePageTitle(t`Set up your program`);
  return <WithProgramme>{(programme) => <Steps step={step} programme={programme} />}</WithProgramme>;
};
