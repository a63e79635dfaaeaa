import { useLingui } from '@lingui/react/macro';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { questionsBody, questionsOf } from '../questions/questions.ts';
import { QuestionsEditor } from '../questions/QuestionsEditor.tsx';
import { StepForm } from './StepForm.tsx';

/** PRG-40, REV-23 */
export const ReflectionsStep = ({ programme }: { programme: Programme }) => {
  const { t } = useLingui();
  return (
    <StepForm
      programme={programme}
      step="reflections"
      title={t`Post Reflection Questions`}
      lead={t`What both sides are asked after every session.`}
      toValues={questionsOf}
      toBody={questionsBody}
    >
      <QuestionsEditor />
    </StepForm>
  );
};
