import type { Asked, Endpoint } from '../contract/endpoint.ts';
import type { Persona } from './personas.fixture.ts';
import type { World } from './world.fixture.ts';

/**
 * One valid call of an endpoint and what everybody is answered who sends this very call: the permission, over-posting,
 * CSRF and malformed-input tests all live on it. `as` owns what the call is about.
 */
export interface Sample<E extends Endpoint = Endpoint> {
  endpoint: E;
  as: Persona;
  call: (world: World) => Promise<Asked<E>>;
  /** Files that go along, by field. */
  uploads?: () => { field: string; name: string; type: string; bytes: Uint8Array }[];
  /** Written by hand from decisions.md (d), never taken from the policy it judges. */
  answers: Record<Persona, number>;
}

export const sample = <const E extends Endpoint>(one: Sample<E>): Sample => one as unknown as Sample;

/** The same status for everybody, but for those named. */
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

/** Who is not signed in reads 401. */
export const everyMember = (status: number, but: Partial<Record<Persona, number>> = {}) =>
  everybody(status, { visitor: 401, ...but });

/** Permissions table (d), what is 'prog', 'ent' and 'all': Alpha's admins may, its members are refused, strangers find nothing. */
export const adminsOfAlpha = everyMember(404, {
  programme_admin: 200,
  portal_owner: 200,
  enterprise_admin: 200,
  platform_admin: 200,
  mentor: 403,
  mentee: 403,
});
