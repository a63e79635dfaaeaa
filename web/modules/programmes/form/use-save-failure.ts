import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { CallRefused } from '../../../lib/call.ts';
import { toastFailure } from '../../../ui/toast.tsx';

const looks = new Set([
  'dashboard_primary_colour',
  'dashboard_secondary_colour',
  'sign_up_logo_link',
  'sign_in_logo_link',
]);

/** The server names fields of a programme shortly: 'name', 'end_date', 'dashboard_primary_colour'. */
const pathOf = (wire: string) => {
  if (wire.includes('.')) return wire;
  return looks.has(wire) ? `white_label.${wire}` : `program.${wire}`;
};

const has = (values: object, path: string): boolean => get(values, path) !== undefined;

/**
 * What became of a save that failed: messages beside their fields, or a toast with the server's own words, or `otherwise`
 * when there are none. What was typed stays in every case. Somebody else's save is not handled here (409).
 */
export const useSaveFailure = <T extends FieldValues>(form: UseFormReturn<T>, otherwise: string) => {
  const { setError, getValues } = form;
  return (error: unknown) => {
    if (!(error instanceof CallRefused) || error.status >= 500) {
      toastFailure(otherwise);
      return;
    }
    const { fields = {}, error: sentence } = error.refusal;
    const shown = Object.entries(fields).filter(([wire, message]) => {
      const path = [wire, pathOf(wire)].find((one) => has(getValues(), one));
      if (path !== undefined) setError(path as Path<T>, { type: 'server', message }, { shouldFocus: true });
      return path !== undefined;
    });
    const hidden = Object.entries(fields).find((entry) => !shown.some(([wire]) => wire === entry[0]));
    if (shown.length === 0 || hidden) toastFailure(hidden?.[1] ?? sentence);
  };
};
