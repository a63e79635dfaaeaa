import { expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import {
  approvedMentorsOnly,
  maySeeContact,
  maySeeProfile,
  menteesOnly,
  nothingShared,
  type Shared,
  type Shown,
  whyNotAsMentor,
  whyNotSettings,
} from './profiles.ts';

const actor = (fields: Partial<Actor>): Actor => ({
  id: 1,
  slug: 'ana-tan',
  userType: 'mentee',
  isFlMentor: false,
  isPlatformAdmin: false,
  isEnterprise: false,
  confirmed: true,
  timezone: 'Asia/Kuala_Lumpur',
  sessionId: 1,
  sessionKind: 'cookie',
  adminBaseUserId: null,
  enterprises: [],
  memberships: [],
  ...fields,
});

const mentee: Shown = { id: 7, userType: 'mentee', isFlMentor: false, deleted: false };
const platformMentor: Shown = { id: 8, userType: 'mentor', isFlMentor: true, deleted: false };
const programmeMentor: Shown = { id: 9, userType: 'mentor', isFlMentor: false, deleted: false };
const gone: Shown = { ...platformMentor, id: 10, deleted: true };
const viewers = {
  visitor: null,
  stranger: actor({}),
  owner: (of: Shown) => actor({ id: of.id }),
  'platform admin': actor({ id: 2, userType: 'admin', isPlatformAdmin: true }),
};
const shares = (fields: Partial<Shared>): Shared => ({ ...nothingShared, ...fields });

// B15, cell by cell: who sees whose profile when they share nothing, a programme, a booking, a pairing or an
// administration.
test.each([
  ['visitor', 'platform mentor', [1, 1, 1, 1, 1]],
  ['stranger', 'platform mentor', [1, 1, 1, 1, 1]],
  ['visitor', 'mentee', [0, 0, 0, 0, 0]],
  ['visitor', 'programme mentor', [0, 0, 0, 0, 0]],
  ['stranger', 'mentee', [0, 1, 1, 1, 1]],
  ['stranger', 'programme mentor', [0, 1, 1, 1, 1]],
  ['owner', 'mentee', [1, 1, 1, 1, 1]],
  ['owner', 'programme mentor', [1, 1, 1, 1, 1]],
  ['platform admin', 'mentee', [1, 1, 1, 1, 1]],
  ['platform admin', 'programme mentor', [1, 1, 1, 1, 1]],
  ['visitor', 'deleted mentor', [0, 0, 0, 0, 0]],
  ['stranger', 'deleted mentor', [0, 0, 0, 0, 0]],
  ['platform admin', 'deleted mentor', [0, 0, 0, 0, 0]],
] as const)('PRO-90 the profile of a %s %s', (who, whose, expected) => {
  const person = {
    mentee,
    'platform mentor': platformMentor,
    'programme mentor': programmeMentor,
    'deleted mentor': gone,
  }[whose];
  const viewer = who === 'owner' ? viewers.owner(person) : viewers[who];
  const contexts = [{}, { programme: true }, { booking: true }, { pairing: true }, { administered: true }];
  const seen = contexts.map((fields) => Number(maySeeProfile(viewer, person, shares(fields))));
  expect(seen).toEqual(expected);
});

test.each([
  ['visitor', [0, 0, 0, 0, 0]],
  ['stranger', [0, 0, 0, 0, 1]],
  ['owner', [1, 1, 1, 1, 1]],
  ['platform admin', [1, 1, 1, 1, 1]],
] as const)('PRO-90 e-mail and phone of a person, before a %s', (who, expected) => {
  for (const person of [mentee, platformMentor, programmeMentor]) {
    const viewer = who === 'owner' ? viewers.owner(person) : viewers[who];
    const contexts = [{}, { programme: true }, { booking: true }, { pairing: true }, { administered: true }];
    const seen = contexts.map((fields) => Number(maySeeContact(viewer, person, shares(fields))));
    expect(seen).toEqual(expected);
  }
});

test('PRO-90 nobody reads how a deleted person was reached', () => {
  expect(maySeeContact(viewers['platform admin'], gone, nothingShared)).toBe(false);
});

test('PRO-39 settings open to their owner alone, however the address is written', () => {
  expect(whyNotSettings(actor({ slug: 'ana-tan' }), 'Ana-Tan')).toBeNull();
  expect(whyNotSettings(actor({ slug: 'ana-tan' }), 'ben-lim')).toBe('profiles.owner_only');
  expect(whyNotSettings(actor({ isPlatformAdmin: true }), 'ben-lim')).toBe('profiles.owner_only');
});

test('PRO-73 AVL-05 services and do-not-disturb are for mentors, of the platform or of a programme', () => {
  const there = { programId: 1, enterpriseId: 1, roleId: 1, isOwner: false };
  const memberAs = (userType: 'mentee' | 'mentor' | 'admin') =>
    whyNotAsMentor(actor({ userType: 'mentee', memberships: [{ ...there, userType }] }));
  expect([memberAs('mentor'), memberAs('mentee'), memberAs('admin')]).toEqual([
    null,
    'profiles.mentors_only',
    'profiles.mentors_only',
  ]);
  expect(whyNotAsMentor(actor({ userType: 'mentor' }))).toBeNull();
  expect(whyNotAsMentor(actor({ userType: 'mentee' }))).toBe('profiles.mentors_only');
  expect(whyNotAsMentor(actor({ userType: 'admin', isPlatformAdmin: true }))).toBe('profiles.mentors_only');
});

test('PRO-40 PRO-41 mentees apply, approved mentors edit', () => {
  const pending = actor({ userType: 'mentee' });
  const approved = actor({ userType: 'mentor', isFlMentor: true });
  const ofProgramme = actor({ userType: 'mentor' });
  expect([null, pending, approved].map((one) => menteesOnly(one))).toEqual([
    'accounts.not_signed_in',
    pending,
    'profiles.mentees_only',
  ]);
  expect([null, pending, ofProgramme, approved].map((one) => approvedMentorsOnly(one))).toEqual([
    'accounts.not_signed_in',
    'profiles.mentors_only',
    'profiles.mentors_only',
    approved,
  ]);
});
