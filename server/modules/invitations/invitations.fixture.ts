import { refreshInvite, type RoleInvite } from '../../../contract/invitations/index.ts';
import type { World } from '../../testing/world.fixture.ts';

export const tokenIn = (link: string) => new URL(link).searchParams.get('invite') ?? '';

/** A new shareable link of alpha. */
export const linkToken = async (world: World, role: 'Mentee' | 'Mentor' | 'Admin' = 'Mentee') => {
  const { body } = await world.ask('programme_admin', refreshInvite, {
    params: { roleId: world.alpha.roleIds[role] },
    body: { program_id: world.alpha.id },
  });
  return tokenIn((body as RoleInvite).invite_link ?? '');
};

/** An invitation to alpha for this address, whose email has not been written yet. Returns its id. */
export const inviteByLetter = async (world: World, email: string) => {
  const [row] = await world.rows<{ id: number }>(
    `insert into role_invite_emails (program_id, role_id, email, status, sent_by, created_at)
     values ($1, $2, $3, 'new', $4, $5) returning id::int`,
    [world.alpha.id, world.alpha.roleIds.Mentee, email, world.ids.programme_admin, world.clock.now().toString()],
  );
  if (!row) throw new Error('not invited');
  return row.id;
};
