import {
  activeDays,
  type GoalsSummary,
  type IndustriesSummary,
  type InsightSide,
  type SkillsSummary,
  topGoals,
  topInsights,
  type UserEngagement,
} from '../../../contract/analytics/index.ts';
import type { Tx } from '../../platform/work.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import { goalsChosen, industriesChosen, membersIn, skillsChosen } from './queries/choices.ts';
import { engagementIn } from './queries/engagement.ts';
import type { Counter } from './reader.ts';
import { percent } from './rules/shares.ts';

interface Sided {
  type?: InsightSide | undefined;
  user_type?: InsightSide | undefined;
}

/** ANA-12 */
export const presentGoals = async (
  tx: Tx,
  { program }: ProgrammeRow,
  { type, user_type: userType }: Sided,
): Promise<GoalsSummary> => {
  const side = type ?? userType ?? null;
  const members = await membersIn(tx, program.id, side);
  const goals = await goalsChosen(tx, { programId: program.id, side, most: topGoals });
  return {
    members_count: members,
    goals: goals.map(({ name, people }) => ({
      goal_name: name,
      users_count: people,
      percentage: percent(people, members),
    })),
  };
};

/** ANA-15, D13: mentees unless told. */
const sideOf = ({ type, user_type: userType }: Sided): InsightSide => type ?? userType ?? 'mentee';

export const presentSkills = async (tx: Tx, { program }: ProgrammeRow, asked: Sided): Promise<SkillsSummary> => {
  const side = sideOf(asked);
  const members = await membersIn(tx, program.id, side);
  const skills = await skillsChosen(tx, { programId: program.id, side, most: topInsights });
  return {
    type: side,
    members_count: members,
    skills: skills.map(({ name, people }) => ({
      skill_name: name,
      users_count: people,
      percentage: percent(people, members),
    })),
  };
};

export const presentIndustries = async (
  tx: Tx,
  { program }: ProgrammeRow,
  asked: Sided,
): Promise<IndustriesSummary> => {
  const side = sideOf(asked);
  const members = await membersIn(tx, program.id, side);
  const industries = await industriesChosen(tx, { programId: program.id, side, most: topInsights });
  return {
    type: side,
    members_count: members,
    industries: industries.map(({ name, people }) => ({
      industry_name: name,
      users_count: people,
      percentage: percent(people, members),
    })),
  };
};

export const presentEngagement = async ({ tx, now }: Counter, { program }: ProgrammeRow): Promise<UserEngagement> => ({
  engagement: await engagementIn(tx, program.id, { since: now.subtract({ hours: 24 * activeDays }), now }),
});
