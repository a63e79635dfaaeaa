import { useLingui } from '@lingui/react/macro';
import { FormProvider } from 'react-hook-form';
import type { College } from '../../../../contract/profiles/schemas/experience.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FieldRow, Form, FormActions } from '../../../ui/Form.tsx';
import { useEducationLevels } from '../../reference/index.ts';
import { BoundSelect, BoundText } from '../form/fields.tsx';
import { fieldOfWire } from '../form/wire.ts';
import { useSaveCollege } from '../queries.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { UniversityField } from './UniversityField.tsx';
import { collegeBody, collegeValues, collegeWire } from './values.ts';

interface Props {
  /** Null for a new one. */
  college: College | null;
  onClose: () => void;
}

/** PRO-63, PRO-64: one place of study. */
export const CollegeDialog = ({ college, onClose }: Props) => {
  const { t } = useLingui();
  const levels = useEducationLevels();
  const { mutateAsync, isPending } = useSaveCollege(college?.id ?? null);
  const { form, submit } = useSubmit({
    values: collegeValues(college),
    schema: collegeWire,
    toWire: collegeBody,
    fieldOf: fieldOfWire,
    send: (body) => mutateAsync(body),
    said: () => t`Education successfully saved`,
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={college ? t`Edit education` : t`Add education`}>
      <FormProvider {...form}>
        <Form onSubmit={submit}>
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
