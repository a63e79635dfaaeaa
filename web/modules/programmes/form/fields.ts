import { type FieldValues, get, type Path } from 'react-hook-form';
import { CallRefused } from '../../../lib/call.ts';
import { toastFailure } from '../../../ui/toast.tsx';

const looks = new Set([
  'dashboard_primary_colour',
  'dashboard_secondary_colour',
  'sign_up_logo_link',
  'sign_in_logo_link',
]);

/** The server uses short names for a programme's fields: 'name', 'end_date', 'dashboard_primary_colour'. */
const pathOf = (wire: string) => (looks.has(wire) ? `white_label.${wire}` : `program.${wire}`);

const has = (values: object, path: string): boolean => get(values, path) !== undefined;

/** The place of an API field in the form; a form may have only some of a programme's fields. */
export const fieldIn = (wire: string, typed: object) => [wire, pathOf(wire)].find((one) => has(typed, one)) ?? wire;

const pathsIn = (value: unknown, path: string): string[] => [
  ...(path === '' ? [] : [path]),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => pathsIn(one, path === '' ? name : `${path}.${name}`))
    : []),
];

/** Every field of the form at which a message can be shown; its lists can have any length. */
export const fieldsIn = <T extends FieldValues>(typed: T) => pathsIn(typed, '') as Path<T>[];

/**
 * Errors of fields that this form does not have become a toast: their message says more than the call's general one.
 */
export const sayHidden = (error: unknown, typed: object) => {
  const fields = error instanceof CallRefused && error.status < 500 ? (error.refusal.fields ?? {}) : {};
  const hidden = Object.entries(fields).find(([wire]) => !has(typed, fieldIn(wire, typed)));
  if (hidden) toastFailure(hidden[1]);
  return hidden !== undefined;
};
