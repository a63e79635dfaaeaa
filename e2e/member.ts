import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, rows } from './house.ts';

export interface Member {
  id: string;
  slug: string;
  email: string;
}

/**
 * A person used only in this journey, with the password of the cast; a mentor is available every day and can be found
 * by searching.
 */
export const member = async (kind: 'mentee' | 'mentor' = 'mentee', name = 'Rosa'): Promise<Member> => {
  const key = `${kind}-${randomUUID()}`;
  const [user] = await rows<Member>(
    `insert into users (public_id, slug, firstname, lastname, email, user_type, is_fl_mentor, timezone, confirmed_at, onboarded_at, created_at)
     select md5($1), $1, $2, 'Traveller', $1 || '@example.com', $3, $3 = 'mentor', 'Asia/Kuala_Lumpur', created_at, created_at, created_at
     from users where email = 'mentee@lantern.test' returning id, slug, email`,
    key,
    name,
    kind,
  );
  if (!user) throw new Error('nobody was made');
  await rows(
    `insert into identities (user_id, provider, subject, secret_hash, created_at)
     select $1::bigint, 'password', $1::text, secret_hash, created_at from identities
     where provider = 'password' and user_id = (select id from users where email = 'mentee@lantern.test')`,
    user.id,
  );
  await rows(
    `insert into user_infos (user_id, country_id, mentor_since)
     select $1, 133, case when $2 = 'mentor' then created_at end from users where id = $1`,
    user.id,
    kind,
  );
  await rows('insert into user_languages values ($1, 1)', user.id);
  await rows('insert into credit_balances (user_id, points) values ($1, 0)', user.id);
  return user;
};

export const settings = (person: Member, tab: string) => `/users/${person.slug}/edit/${tab}`;
export const toast = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
export const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
/** Has the effect of a second browser that signs out everywhere: the next call is refused by the server. */
export const endSession = (person: Member) => rows('delete from auth_sessions where user_id = $1', person.id);

/** Somebody of one journey alone, in the program of graduates with this role. */
export const inProgram = async (kind: 'mentee' | 'mentor', name: string): Promise<Member> => {
  const person = await member(kind, name);
  await rows(
    `insert into program_memberships (program_id, user_id, role_id, joined_at, onboarded_at)
     select r.program_id, $1, r.id, p.created_at, p.created_at from roles r join programs p on p.id = r.program_id
     where p.slug = 'langkah-graduates' and r.user_type = $2 order by r.id limit 1`,
    person.id,
    kind,
  );
  return person;
};

/** Two people of one journey are a pair of the program of graduates, since so many days before this moment. */
export const pairUp = (mentor: Member, mentee: Member, { now = '2027-03-12T01:00:00Z', days = 0 } = {}) =>
  rows(
    `with pair as (
       insert into pairings (program_id, type, mentor_id, mentee_id, status, created_by, created_at)
       select id, 'pair', $1, $2, 'active', $1, $3::timestamptz - make_interval(days => $4::int)
       from programs where slug = 'langkah-graduates' returning id
     )
     insert into pairing_participants (pairing_id, user_id, user_type)
     select id, $1::bigint, 'mentor' from pair union all select id, $2::bigint, 'mentee' from pair`,
    mentor.id,
    mentee.id,
    now,
    days,
  );
