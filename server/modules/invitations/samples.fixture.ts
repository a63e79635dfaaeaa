import * as contract from '../../../contract/invitations/index.ts';
import {
  everybody,
  everyMember,
  sample,
  type Sample,
  adminsOfAlpha,
  adminsOfAlphaOnly,
} from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { inviteByLetter, linkToken } from './invitations.fixture.ts';

const mentees = ({ alpha }: World) => ({ params: { roleId: alpha.roleIds.Mentee } });

export const invitationSamples: Sample[] = [
  sample({
    endpoint: contract.readInvite,
    as: 'programme_admin',
    call: async (world) => ({ ...mentees(world), query: { program_id: world.alpha.id } }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.sendInvites,
    as: 'programme_admin',
    call: async (world) => ({
      ...mentees(world),
      body: {
        program_id: world.alpha.id,
        role_id: world.alpha.roleIds.Mentee,
        redirect_url: 'http://lantern.test/users/login',
        email: [{ email: 'new@example.com' }],
      },
    }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.refreshInvite,
    as: 'programme_admin',
    call: async (world) => ({ ...mentees(world), body: { program_id: world.alpha.id } }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.listInvited,
    as: 'programme_admin',
    call: async (world) => ({ ...mentees(world), query: { page: 1 } }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.resendInvited,
    as: 'programme_admin',
    call: async (world) => {
      const inviteId = await inviteByLetter(world, 'waits@example.com');
      await world.rows(
        `update role_invite_emails set status = 'sent', sent_at = created_at - interval '2 days', expires_at = created_at + interval '9 days', token_hash = md5(id::text) where id = $1`,
        [inviteId],
      );
      return { params: { roleId: world.alpha.roleIds.Mentee }, body: { count: 1 } };
    },
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.listOutstanding,
    as: 'programme_admin',
    call: async (world) => {
      await inviteByLetter(world, 'new@example.com');
      return { params: { id: world.alpha.id }, query: { search: 'new', page: 1 } };
    },
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.resendOne,
    as: 'programme_admin',
    call: async (world) => {
      const inviteId = await inviteByLetter(world, 'waits@example.com');
      await world.rows(
        `update role_invite_emails set status = 'sent', sent_at = created_at - interval '2 days', expires_at = created_at + interval '9 days', token_hash = md5(id::text) where id = $1`,
        [inviteId],
      );
      return { params: { roleId: world.alpha.roleIds.Mentee, inviteId } };
    },
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.revokeInvite,
    as: 'programme_admin',
    call: async (world) => {
      const inviteId = await inviteByLetter(world, 'new@example.com');
      return { params: { roleId: world.alpha.roleIds.Mentee, inviteId } };
    },
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.lookUpInvite,
    as: 'visitor',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: everybody(200),
  }),
  sample({
    endpoint: contract.acceptInvite,
    as: 'other_mentee',
    call: async (world) => ({ body: { invite: await linkToken(world) } }),
    answers: everyMember(200, { unconfirmed: 403 }),
  }),
  sample({
    endpoint: contract.joinProgramme,
    as: 'other_mentee',
    call: async (world) => {
      await world.rows(`update programs set privacy_settings = 'open' where id = $1`, [world.alpha.id]);
      return { params: { id: world.alpha.id }, body: { user_type: 'mentee' as const } };
    },
    answers: everyMember(200, { unconfirmed: 403 }),
  }),
];

/** Rows of programme beta in each of our tables, marked with a word that nobody outside beta may ever read. */
export const invitationCanaries = async (world: World) => {
  const { beta, ids } = world;
  const at = world.clock.now().toString();
  await world.rows(
    `insert into role_invites (role_id, program_id, nonce, token_hash, expires_at, created_by, created_at)
     values ($1, $2, 'zxcanary', 'zxcanary', $3, $4, $3)`,
    [beta.roleIds.Mentee, beta.id, at, ids.other_programme_admin],
  );
  await world.rows(
    `insert into role_invite_emails (program_id, role_id, email, redirect_path, status, sent_by, created_at)
     values ($1, $2, 'zxcanary@example.com', '/zxcanary', 'new', $3, $4)`,
    [beta.id, beta.roleIds.Mentee, ids.other_programme_admin, at],
  );
};
