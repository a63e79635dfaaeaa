import { useLingui } from '@lingui/react/macro';
import type { EmployeeField } from '../../../../contract/programmes/values.ts';

/** What pages call the details of people's work. */
export const useEmployeeLabels = (): Record<EmployeeField, string> => {
  const { t } = useLingui();
  return {
    employee_id: t`Employee ID`,
    department: t`Department`,
    team: t`Team`,
    grade: t`Grade`,
    location: t`Location`,
    manager: t`Manager`,
  };
};
