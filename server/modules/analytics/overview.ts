import type { DashboardOverview } from '../../../contract/analytics/index.ts';
import type { Tx } from '../../platform/work.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import { peopleOf } from './people-of.ts';
import { peopleIn } from './queries/people.ts';
import * as rows from './queries/programme.ts';
import { sessionsIn } from './queries/sessions.ts';
import { busiestMentors } from './queries/tallies.ts';

/** ANA-09, PRG-50: the starting guide and the figures of the overview. */
export const presentOverview = async (tx: Tx, { program }: ProgrammeRow): Promise<DashboardOverview> => {
  const { id } = program;
  const people = await peopleIn(tx, id);
  const sessions = await sessionsIn(tx, id);
  const agendas = await rows.agendasFrom(tx, id);
  const mentors = await busiestMentors(tx, id, 5);
  const person = await peopleOf(
    tx,
    mentors.map((mentor) => mentor.id),
  );
  // B94: an agenda; anyone other than admins, as member or invited; a pair, or services by which members pair
  // themselves.
  const has_invited_user = people.mentors + people.mentees > 0 || (await rows.hasInvited(tx, id));
  const has_setup_pairing =
    (program.pairingMethod !== 'admin_pairs' && (await rows.offersServices(tx, id))) || (await rows.hasPairing(tx, id));
  const has_created_agenda = agendas.length > 0;
  return {
    setup_status: {
      overall: has_invited_user && has_setup_pairing && has_created_agenda,
      has_invited_user,
      has_setup_pairing,
      has_created_agenda,
    },
    analytics: {
      bookings_count: { created: sessions.total, completed: sessions.held },
      pairings_count: await rows.pairingsIn(tx, id),
      participants_count: { mentees: people.mentees, mentors: people.mentors },
    },
    agendas: agendas.map(({ startTime, endTime, ...agenda }) => ({
      ...agenda,
      start_time: startTime.toString(),
      end_time: endTime.toString(),
    })),
    mentors: mentors.flatMap((mentor) => {
      const known = person(mentor.id);
      return known ? [{ person: known, sessions: mentor.sessions }] : [];
    }),
  };
};
