import type { Programme } from '../../../contract/programmes/index.ts';
import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { owns, standingIn } from '../../policies/programmes.ts';
import { found } from '../../platform/refusal.ts';
import { missingOf } from './open-programme.ts';
import { presentProgramme } from './present.ts';
import { goalsOf, headcounts, modulesOf, programmeById, questionsOf, rolesOf } from './queries.ts';

/** What showing a programme needs beside its rows. */
export interface ProgrammeGround {
  baseUrl: string;
  /** PAR-05: when its members were last reminded of their feedback; a later module knows. */
  reminderSentAt: (tx: Tx, programId: number) => Promise<Temporal.Instant | null>;
}

/** A programme with all its settings, as an admin sees it (PRG-17). */
export const showProgramme = async (
  asked: { tx: Tx; now: Temporal.Instant; actor: Actor },
  id: number,
  { baseUrl, reminderSentAt }: ProgrammeGround,
): Promise<Programme> => {
  const { tx, actor } = asked;
  const row = found(await programmeById(tx, id), 'programmes.not_found');
  return presentProgramme(row, {
    counts: (await headcounts(tx, [id])).get(id),
    roles: await rolesOf(tx, id),
    goals: await goalsOf(tx, id),
    modules: await modulesOf(tx, id),
    questions: await questionsOf(tx, id),
    baseUrl,
    mayToggle: owns(standingIn(actor, row.program)),
    missing: await missingOf(asked, row),
    reminderSentAt: await reminderSentAt(tx, id),
  });
};
