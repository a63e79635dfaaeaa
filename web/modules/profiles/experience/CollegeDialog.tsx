import { useLingui } from '@lingui/react/macro';
import { FormProvider, useForm } from 'react-hook-form';
import type { College } from '../../../../contract/profiles/schemas/experience.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FieldRow, Form, FormActions } from '../../../ui/Form.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useEducationLevels } from '../../reference/index.ts';
import { explainIn } from '../form/explain.ts';
import { BoundSelect, BoundText } from '../form/fields.tsx';
import { wireResolver } from '../form/wire.ts';
import { useSaveCollege } from '../queries.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { UniversityField } from './UniversityField.tsx';
import { collegeBody, type CollegeValues, collegeValues, collegeWire } from './values.ts';

interface Props {
  /** null: a new one. */
  college: College | null;
  onClose: () => void;
}

/** PRO-63, PRO-64: one place of study. */
export const CollegeDialog = ({ college, onClose }: Props) => {
  const { t } = useLingui();
  const levels = useEducationLevels();
  const form = useForm<CollegeValues>({
    defaultValues: collegeValues(college),
    resolver: wireResolver(collegeWire, collegeBody),
  });
  const explain = explainIn(form);
  const { mutate, isPending } = useSaveCollege(college?.id ?? null);
  const save = (values: CollegeValues) =>
    mutate(collegeBody(values), {
      onSuccess: () => {
        toastSuccess(t`Education successfully saved`);
        onClose();
      },
      onError: explain,
    });
  return (
    <Dialog opened onClose={onClose} title={college ? t`Edit education` : t`Add education`}>
      <FormProvider {...form}>
        <Form onSubmit={form.handleSubmit(save)}>
          <UniversityField />
          <FieldRow>
            <BoundSelect name="level" label={t`Qualification`} required options={levels} placeholder={t`Choose one`} />
            <BoundText name="program_name" label={t`Major`} required />
          </FieldRow>
          <PeriodFields goesOn="studying" label={t`I currently study here`} />
          <FormActions>
            <Button onPress={onClose}>{t`Cancel`}</Button>
            <Button kind="primary" submit pending={isPending}>
              {t`Save`}
            </Button>
          </FormActions>
        </Form>
      </FormProvider>
    </Dialog>
  );
};
