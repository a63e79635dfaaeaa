import type { ProgrammeSender, TellingGround } from '../../telling/telling.ts';
import { signInPath } from './present.ts';
import type { ProgrammeRow } from './queries.ts';

/** A programme's emails use its own name and colour, and its own address for questions. */
export const senderOf = (row: ProgrammeRow, { settings }: TellingGround): ProgrammeSender => ({
  name: row.program.name,
  brand: row.label.dashboardPrimaryColour,
  homeUrl: settings.BASE_URL + signInPath(row),
  supportEmail: row.program.supportEmail,
});
