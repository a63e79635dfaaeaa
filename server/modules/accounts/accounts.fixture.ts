import { strFromU8, unzipSync } from 'fflate';
import { confirmAddress, confirmNewAddress, signIn, signUp } from '../../../contract/accounts/index.ts';
import type { CallInput } from '../../../contract/endpoint.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { beginning, type World } from '../../testing/world.fixture.ts';
import { mintToken } from './mint-token.ts';
import { hashToken, newToken } from './tokens.ts';

/** A password that passes every rule and differs from the one that the personas use. */
export const goodPassword = 'Quiet-Harbour-41';
export const otherPassword = 'Copper&Thimble9';

export const signUpBody = (
  changes: Partial<CallInput<typeof signUp>['body']> = {},
): CallInput<typeof signUp>['body'] => ({
  firstname: 'Aisyah',
  lastname: 'Rahman',
  email: 'aisyah@example.com',
  password: goodPassword,
  password_confirmation: goodPassword,
  user_type: 'mentee',
  ...changes,
});

/** A member who signed up, with the browser they did it in. */
export const member = async (world: World, changes: Partial<CallInput<typeof signUp>['body']> = {}) => {
  const browser = world.newBrowser();
  const body = signUpBody(changes);
  const reply = await browser.ask(signUp, { body });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  const [row] = await world.rows<{ id: string; slug: string }>('select id, slug from users where email = $1', [
    body.email,
  ]);
  return { browser, reply, id: Number(row?.id), slug: String(row?.slug), email: body.email };
};

/** The same, once they have opened the link that was sent to them, and everything about it has been told. */
export const confirmedMember = async (world: World) => {
  const made = await member(world);
  await world.runJobs();
  const token = await linkToken(world, made.id, 'confirm');
  await world.newBrowser().ask(confirmAddress, { body: { confirmation_token: token } });
  await world.runJobs();
  return made;
};

/** Signs in, in a new browser. */
export const signedInAs = async (world: World, email: string, password: string) => {
  const browser = world.newBrowser();
  const reply = await browser.ask(signIn, { body: { email, password } });
  return { browser, ...reply };
};

/** Mints a token like the one in an email's link. */
export const linkToken = (world: World, userId: number, purpose: 'confirm' | 'reset', now = beginning) =>
  world.transact(({ tx }) => mintToken(tx, userId, purpose, now));

/** The token of the link that was sent to the new address of this person (M39). */
export const newAddressLink = async (world: World, userId: number, newEmail = 'moved@example.com') => {
  const token = newToken();
  await world.rows(
    `insert into address_changes (user_id, old_email, new_email, requested_at, confirm_hash)
     select id, email, $2, $3, $4 from users where id = $1`,
    [userId, newEmail, world.clock.now().toString(), hashToken(token)],
  );
  return token;
};

/** The token of the link that was sent to the old address of this person, whose address was changed (M39). */
export const oldAddressLink = async (world: World, userId: number) => {
  const token = newToken();
  const { ask } = world.newBrowser();
  await ask(confirmNewAddress, { body: { token: await newAddressLink(world, userId) } });
  await world.rows('update address_changes set undo_hash = $2 where user_id = $1', [userId, hashToken(token)]);
  return token;
};

type Browser = ReturnType<World['newBrowser']>;

/** Whether the server still knows this browser. */
export const isSignedIn = async (world: World, { cookies }: Pick<Browser, 'cookies'>) =>
  (await world.identify({ cookie: cookies.get('session'), bearer: undefined })) !== null;

/** What a person downloads about themselves (ACC-72): each module's part, as written. */
export const downloadedBy = async (world: World, who: Person) => {
  const reply = await world.browserOf(who).inject({ method: 'GET', url: '/users/current/download' });
  const files = Object.entries(unzipSync(reply.rawPayload));
  return Object.fromEntries(files.map(([name, file]) => [name.replace('.json', ''), strFromU8(file)]));
};
