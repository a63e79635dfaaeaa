import { type DemoInvitation, writeDemoInvitations } from '../modules/invitations/demo.ts';
import type { Tx } from '../platform/work.ts';
import type { Written } from './types.ts';
import { writtenProgrammes } from './written-programmes.ts';

/** People who were invited and have not joined yet, and how many days ago; the older links have expired. */
const waiting = [
  { name: 'amir.hakim', days: 1 },
  { name: 'lim.siew.ling', days: 1 },
  { name: 'devi.ramasamy', days: 3 },
  { name: 'jason.wong', days: 5 },
  { name: 'rohana.ismail', days: 12 },
];
const accepted = 6;

/** Email invitations to the running programmes: some are waiting, some have expired, some were accepted. */
export const writeInvitations = async (tx: Tx, { people, ids, programmes, now }: Written) => {
  const sentBy = ids.get('enterprise');
  if (sentBy === undefined) throw new Error('nobody invites');
  const invitations = writtenProgrammes.flatMap(({ key: programme, isActive }) => {
    const place = programmes.get(programme);
    if (!place || !isActive) return [];
    const common = { programId: place.programId, roleId: place.roleId('Mentee'), sentBy };
    const sent = waiting.map(({ name, days }): DemoInvitation => {
      const sentAt = now.subtract({ hours: 24 * days });
      return { ...common, email: `${name}@selatan-telekom.test`, sentAt, accepted: null };
    });
    const came = people.flatMap(({ key, email, memberships }): DemoInvitation[] => {
      const membership = memberships.find((one) => one.programme === programme && one.role === 'Mentee');
      const by = ids.get(key);
      if (!membership || by === undefined || !key.startsWith('colleague-')) return [];
      const sentAt = membership.since.subtract({ hours: 20 });
      return [{ ...common, email, sentAt, accepted: { by, at: membership.since } }];
    });
    return [...sent, ...came.slice(0, accepted)];
  });
  await writeDemoInvitations(tx, invitations);
};
