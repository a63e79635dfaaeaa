import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { defaultColours, type PairingMethod } from '../../../../contract/programmes/values.ts';
import type { ProgrammeSave } from '../queries.ts';

/** The basic fields of a programme, named as in the call; nothing is preselected for a new one. */
export interface Basics {
  program: { name: string; description: string; pairing_method: PairingMethod | null };
  white_label: { dashboard_primary_colour: string; dashboard_secondary_colour: string };
}

export const emptyBasics: Basics = {
  program: { name: '', description: '', pairing_method: null },
  white_label: {
    dashboard_primary_colour: defaultColours.primary,
    dashboard_secondary_colour: defaultColours.secondary,
  },
};

export const basicsOf = ({ name, description, pairing_method, white_label: look }: Programme): Basics => ({
  program: { name, description, pairing_method },
  white_label: {
    dashboard_primary_colour: look.dashboard_primary_colour,
    dashboard_secondary_colour: look.dashboard_secondary_colour,
  },
});

/** The form is validated before it is sent, so by then a method has been chosen. */
export const basicsBody = (typed: Basics) => typed as ProgrammeSave;
