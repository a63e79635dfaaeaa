import { useLingui } from '@lingui/react/macro';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { questionsBody, questionsOf } from '../questions/questions.ts';
import { QuestionsEditor } from '../questions/QuestionsEditor.tsx';
import { PartForm } from './PartForm.tsx';

/** D25: the questions asked after a session. */
export const ReflectionsTab = ({ programme }: { programme: Programme }) => {
  const { t } = useLingui();
  return (
    <PartForm programme={programme} label={t`Reflection questions`} toValues={questionsOf} toBody={questionsBody}>
      <QuestionsEditor />
    </PartForm>
  );
};
