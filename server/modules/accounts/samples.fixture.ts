import * as contract from '../../../contract/accounts/index.ts';
import { password } from '../../testing/personas.fixture.ts';
import { everybody, everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { goodPassword, linkToken, newAddressLink, oldAddressLink, signUpBody } from './accounts.fixture.ts';

const twice = { password: goodPassword, password_confirmation: goodPassword };
const onlyPlatformAdmins = everyMember(403, { platform_admin: 200 });

/** A person who deleted their account ten days ago. */
const goneMember = async (world: World) => {
  const [row] = await world.rows<{ id: string }>(
    `insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at, deleted_at)
     values (repeat('9', 32), 'gone-tan', 'Gone', 'Tan', 'gone@example.com', 'mentee', 'UTC', '2026-01-01', '2026-11-10')
     returning id`,
  );
  await world.rows(
    `insert into account_deletions (user_id, reasons, requested_at, purge_at) values ($1, 'x', '2026-11-10', '2026-12-10')`,
    [row?.id],
  );
  return Number(row?.id);
};

/** A platform admin opens a view as the mentee. */
const viewed = (world: World) =>
  world.rows('update auth_sessions set admin_base_user_id = $1 where user_id = $2', [
    world.ids.platform_admin,
    world.ids.mentee,
  ]);

const sessionSamples: Sample[] = [
  sample({
    endpoint: contract.signIn,
    as: 'visitor',
    call: async () => ({ body: { email: 'mentee@example.com', password } }),
    answers: everybody(200),
  }),
  sample({
    endpoint: contract.signUp,
    as: 'visitor',
    call: async () => ({ body: signUpBody() }),
    answers: everybody(200),
  }),
  sample({
    endpoint: contract.restoreOwnAccount,
    as: 'visitor',
    // Their account is not closed: they are simply signed in.
    call: async () => ({ body: { email: 'mentee@example.com', password } }),
    answers: everybody(200),
  }),
  sample({ endpoint: contract.signOut, as: 'mentee', call: async () => ({}), answers: everybody(200) }),
  sample({ endpoint: contract.signOutByLink, as: 'mentee', call: async () => ({}), answers: everybody(303) }),
  sample({ endpoint: contract.killSession, as: 'enterprise_admin', call: async () => ({}), answers: everyMember(200) }),
];

const letterSamples: Sample[] = [
  ...[contract.forgotPassword, contract.forgotEnterprisePassword].map((endpoint) =>
    sample({
      endpoint,
      as: 'visitor',
      call: async () => ({ body: { email: 'mentee@example.com' } }),
      answers: everybody(200),
    }),
  ),
  ...[contract.resetPassword, contract.resetEnterprisePassword].map((endpoint) =>
    sample({
      endpoint,
      as: 'visitor',
      call: async (world) => ({
        body: { ...twice, reset_password_token: await linkToken(world, world.ids.mentee, 'reset') },
      }),
      answers: everybody(200),
    }),
  ),
  sample({
    endpoint: contract.resendConfirmation,
    as: 'unconfirmed',
    call: async () => ({}),
    answers: everyMember(422, { unconfirmed: 200 }),
  }),
  sample({
    endpoint: contract.resendEnterpriseConfirmation,
    as: 'visitor',
    call: async () => ({ body: { email: 'unconfirmed@example.com' } }),
    answers: everybody(200),
  }),
  sample({
    endpoint: contract.confirmNewAddress,
    as: 'visitor',
    call: async (world) => ({ body: { token: await newAddressLink(world, world.ids.mentee) } }),
    answers: everybody(200),
  }),
  sample({
    endpoint: contract.undoNewAddress,
    as: 'visitor',
    call: async (world) => ({ body: { token: await oldAddressLink(world, world.ids.mentee) } }),
    answers: everybody(200),
  }),
  sample({
    endpoint: contract.confirmAddress,
    as: 'visitor',
    call: async (world) => ({
      body: { confirmation_token: await linkToken(world, world.ids.unconfirmed, 'confirm') },
    }),
    answers: everybody(200),
  }),
];

const ownSamples: Sample[] = [
  sample({
    endpoint: contract.changeEmail,
    as: 'mentee',
    call: async () => ({ body: { email: 'someone.new@example.com', current_password: password } }),
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.changePassword,
    as: 'mentee',
    call: async () => ({ body: { current_password: password, ...twice } }),
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.deleteAccount,
    as: 'mentee',
    call: async () => ({ body: { reason_for_leaving: 'No longer need mentoring' } }),
    // The last one of its kind cannot leave (D30).
    answers: everyMember(200, {
      platform_admin: 422,
      enterprise_admin: 422,
      portal_owner: 422,
      other_programme_admin: 422,
    }),
  }),
  sample({ endpoint: contract.downloadOwnData, as: 'mentee', call: async () => ({}), answers: everyMember(200) }),
  sample({
    endpoint: contract.restoreAccount,
    as: 'platform_admin',
    call: async (world) => ({ params: { id: await goneMember(world) } }),
    answers: onlyPlatformAdmins,
  }),
  sample({
    endpoint: contract.viewAsUser,
    as: 'platform_admin',
    call: async (world) => ({ params: { id: world.ids.mentee } }),
    answers: onlyPlatformAdmins,
  }),
  sample({
    endpoint: contract.revertToAdmin,
    as: 'mentee',
    call: async (world) => {
      await viewed(world);
      return {};
    },
    answers: everyMember(403, { mentee: 200 }),
  }),
];

const adminSamples: Sample[] = [
  sample({
    endpoint: contract.adminUsers,
    as: 'platform_admin',
    call: async () => ({ query: { page: 1, query: '*' } }),
    answers: onlyPlatformAdmins,
  }),
  sample({
    endpoint: contract.adminUsersFile,
    as: 'platform_admin',
    call: async () => ({ query: { is_csv: 'true' } }),
    answers: onlyPlatformAdmins,
  }),
  sample({
    endpoint: contract.auditLines,
    as: 'platform_admin',
    call: async () => ({ query: { page: 1, query: '*' } }),
    answers: everyMember(403, { platform_admin: 200 }),
  }),
  sample({
    endpoint: contract.auditFile,
    as: 'platform_admin',
    call: async () => ({ query: { is_csv: 'true' } }),
    answers: everyMember(403, { platform_admin: 200 }),
  }),
  sample({
    endpoint: contract.bulkDeleteUsers,
    as: 'platform_admin',
    call: async () => ({}),
    uploads: () => [
      { field: 'file', name: 'leavers.csv', type: 'text/csv', bytes: Buffer.from('email\nother_mentee@example.com\n') },
    ],
    answers: onlyPlatformAdmins,
  }),
];

const promptSamples: Sample[] = [
  sample({
    endpoint: contract.markPrompt,
    as: 'mentee',
    call: async () => ({ body: { kind: 'overdue_break' as const } }),
    // Every member has their own marks.
    answers: everyMember(200),
  }),
];

export const accountSamples: Sample[] = [
  ...sessionSamples,
  ...letterSamples,
  ...ownSamples,
  ...adminSamples,
  ...promptSamples,
];
