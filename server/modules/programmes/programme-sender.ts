import type { ProgrammeSender, TellingGround } from '../../telling/telling.ts';
import { unlinked } from '../../telling/wording.ts';
import { signInPath } from './present.ts';
import type { ProgrammeRow } from './queries.ts';

/** A programme's emails use its own name and colour, and its own address for questions. */
export const senderOf = (row: ProgrammeRow, { settings }: TellingGround): ProgrammeSender => ({
  name: row.program.name,
  brand: row.label.dashboardPrimaryColour,
  homeUrl: settings.BASE_URL + signInPath(row),
  supportEmail: row.program.supportEmail,
  replyTo: row.program.supportEmail,
});

/**
 * The same for people who may never have asked to hear from it: its name without the form of a link, and our own address
 * for questions. Both are free text of whoever made the programme. What they answer still goes to the programme (B113).
 */
export const senderToStrangers = (row: ProgrammeRow, ground: TellingGround): ProgrammeSender => ({
  ...senderOf(row, ground),
  name: unlinked(row.program.name),
  supportEmail: null,
});
