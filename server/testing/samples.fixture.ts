import type { CallInput, Endpoint } from '../../contract/endpoint.ts';
import type { Persona } from './personas.fixture.ts';
import type { World } from './world.fixture.ts';

/**
 * One valid call of an endpoint, and the status that each persona gets for this same call: the permission,
 * over-posting, CSRF and malformed-input tests are all based on it. `as` owns what the call is about.
 */
export interface Sample<E extends Endpoint = Endpoint> {
  endpoint: E;
  as: Persona;
  call: (world: World) => Promise<CallInput<E>>;
  /** Files to send along, by field. */
  uploads?: () => { field: string; name: string; type: string; bytes: Uint8Array }[];
  /** Written by hand from decisions.md (d), never taken from the policy that it judges. */
  answers: Record<Persona, number>;
}

export const sample = <const E extends Endpoint>(one: Sample<E>): Sample => one as unknown as Sample;

/** `GET /path/{id}` */
export const titleOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Rows for `each`, by the title of their endpoint. */
export const titled = (samples: readonly Sample[]) => samples.map((one) => [titleOf(one.endpoint), one] as const);

/**
 * Creates what the call is about, once, passes on the call, and undoes everything; each try must undo its own effects.
 */
export const prepared = (world: World, { call }: Sample, tries: (input: CallInput<Endpoint>) => Promise<void>) =>
  world.rollingBack(async () => tries(await call(world)));

/**
 * Sends a prepared call, as its owner unless another persona is given; `extra` is put before the fields of its body.
 */
export const sendSample = async (
  world: World,
  one: Sample,
  input: CallInput<Endpoint>,
  {
    persona = one.as,
    extra = {},
    ...options
  }: Parameters<World['ask']>[3] & { persona?: Persona; extra?: object } = {},
) => {
  const { body } = input as { body?: object };
  const uploads = one.uploads ? { uploads: one.uploads() } : {};
  const bearer = one.endpoint.credentials === 'bearer' ? { headers: await world.bearerOf(persona) } : {};
  const sent = { ...input, ...(body && { body: { ...extra, ...body } }) };
  return world.ask(persona, one.endpoint, sent, { ...uploads, ...bearer, ...options });
};

/** The same status for everyone except those listed. */
export const everybody = (status: number, but: Partial<Record<Persona, number>> = {}): Record<Persona, number> => ({
  visitor: status,
  unconfirmed: status,
  mentee: status,
  other_mentee: status,
  mentor: status,
  other_mentor: status,
  pending_mentor: status,
  programme_admin: status,
  other_programme_admin: status,
  portal_owner: status,
  enterprise_admin: status,
  platform_admin: status,
  ...but,
});

/** The same status for everyone who is signed in; visitors get 401. */
export const everyMember = (status: number, but: Partial<Record<Persona, number>> = {}) =>
  everybody(status, { visitor: 401, ...but });

/**
 * Permissions table (d), rows 'prog', 'ent' and 'all': Alpha's admins may, its members are refused, strangers get 404.
 */
export const adminsOfAlpha = everyMember(404, {
  programme_admin: 200,
  portal_owner: 200,
  enterprise_admin: 200,
  platform_admin: 200,
  mentor: 403,
  mentee: 403,
});

/**
 * The same for a role, form, agenda or resource of Alpha that only its admins may know of: its members hear what they
 * would hear if there were none. Until record 026 they were refused with 403, which told them that it exists.
 */
export const adminsOfAlphaOnly = { ...adminsOfAlpha, mentor: 404, mentee: 404 };
