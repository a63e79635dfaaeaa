import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { type UseFieldArrayReplace, useFormContext, useWatch } from 'react-hook-form';
import type { TemplateType } from '../../../../contract/programmes/values.ts';
import { toastFailure } from '../../../ui/toast.tsx';
import { askOutline } from '../queries.ts';
import { modulesOfOutline, type Structure } from './structure.ts';

/**
 * PRG-31: fills the modules from a template if there are none. Until someone edits them, the modules follow the
 * programme's dates.
 */
export const useTemplate = (replace: UseFieldArrayReplace<Structure, 'learning_modules'>) => {
  const { t } = useLingui();
  const { control, getValues } = useFormContext<Structure>();
  const [start, end, duration] = useWatch({
    control,
    name: ['program.start_date', 'program.end_date', 'program.duration'],
  });
  const proposed = useRef<string | null>(null);
  const standing = () => getValues('learning_modules');
  const fill = async (template: TemplateType) => {
    const plan = getValues('program');
    const { start_date, end_date, duration: length } = plan;
    try {
      const answer = await askOutline({ start: start_date, end: end_date, duration: length, template });
      replace([...standing().filter(({ _destroy }) => _destroy), ...modulesOfOutline(answer)]);
      proposed.current = JSON.stringify(standing());
    } catch {
      toastFailure(t`The template could not be loaded. Please try again.`);
    }
  };
  const again = useRef(fill);
  useEffect(() => {
    again.current = fill;
  });
  useEffect(() => {
    const untouched = proposed.current !== null && proposed.current === JSON.stringify(getValues('learning_modules'));
    if (untouched) void again.current(getValues('program.template_type'));
  }, [start, end, duration, getValues]);
  /** Another template has been chosen. */
  const follow = (template: TemplateType) => {
    if (standing().every(({ _destroy }) => _destroy)) void fill(template);
  };
  return { fill, follow };
};
