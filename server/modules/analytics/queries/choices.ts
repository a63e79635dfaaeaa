import { type SQL, sql } from 'drizzle-orm';
import type { InsightSide } from '../../../../contract/analytics/index.ts';
import { readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';

interface ChosenRow {
  name: string;
  people: number;
}

/** Mentors and mentees of a program; only one side where told. */
const counted = (programId: number, side: InsightSide | null) => sql`
  i.program_id = ${programId} and i.user_type <> 'admin' and i.user_type = coalesce(${side}::text, i.user_type)`;

/** How many people could have chosen. */
export const membersIn = async (tx: Tx, programId: number, side: InsightSide | null) => {
  const [row] = await readRows<{ people: number }>(
    tx,
    sql`select count(*)::integer as people from participant_index i where ${counted(programId, side)}`,
  );
  return row?.people ?? 0;
};

interface Asked {
  programId: number;
  side: InsightSide | null;
  most: number;
}

/**
 * What most of them chose, by its name where as many did. `chosen` is a relation of `user_id` and `id`, `named` one of `id` and `name`:
 * names come last, to the few that were counted, and not to each choice of each person.
 */
const mostChosen = (tx: Tx, { programId, side, most }: Asked, { chosen, named }: Record<'chosen' | 'named', SQL>) =>
  readRows<ChosenRow>(
    tx,
    sql`select n.name, x.people from (
          select c.id, count(*)::integer as people from participant_index i join ${chosen} c on c.user_id = i.user_id
          where ${counted(programId, side)} group by c.id
        ) x join ${named} n on n.id = x.id
        order by x.people desc, n.name::text collate "und-x-icu", x.id limit ${most}`,
  );

/** ANA-12: of the services that the program offers now. */
export const goalsChosen = (tx: Tx, asked: Asked) =>
  mostChosen(tx, asked, {
    chosen: sql`(select user_id, program_goal_id as id from user_program_goals)`,
    named: sql`(select id, mentor_label as name from program_goals where program_id = ${asked.programId} and enabled)`,
  });

export const skillsChosen = (tx: Tx, asked: Asked) =>
  mostChosen(tx, asked, { chosen: sql`(select user_id, skill_id as id from user_skills)`, named: sql`skills` });

/** The industries that people are in, not those they are curious about. */
export const industriesChosen = (tx: Tx, asked: Asked) =>
  mostChosen(tx, asked, {
    chosen: sql`(select user_id, industry_id as id from user_industries where kind = 'own')`,
    named: sql`industries`,
  });
