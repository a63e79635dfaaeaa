import { type ProgrammeRow, signInPath } from '../programmes/index.ts';
import type { Post } from './mail.ts';
import type { ProgrammeSender } from './telling.ts';

/** A programme writes in its own name and colour, and gives its own address for questions. */
export const senderOf = (row: ProgrammeRow, { settings }: Post): ProgrammeSender => ({
  name: row.program.name,
  brand: row.label.dashboardPrimaryColour,
  homeUrl: settings.BASE_URL + signInPath(row),
  supportEmail: row.program.supportEmail,
});
