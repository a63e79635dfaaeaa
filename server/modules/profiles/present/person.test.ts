import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { photoUrl, presentPerson } from './person.ts';

const row = {
  id: 7,
  slug: 'ana-lim',
  firstname: 'Ana',
  lastname: 'Lim',
  userType: 'mentee' as const,
  deletedAt: null,
  profilePhoto: 'photos/abc.webp',
  jobTitle: 'Engineer',
  company: 'Acme',
};

test('a person is shown with name, picture and place of work', () => {
  expect(presentPerson(row)).toEqual({
    id: 7,
    slug: 'ana-lim',
    full_name: 'Ana Lim',
    profile_photo_url: '/files/photos/abc.webp',
    user_type: 'mentee',
    job_title: 'Engineer',
    company: 'Acme',
    deleted: false,
  });
});

test('ACC-66 of a deleted person nothing is shown but the placeholder', () => {
  expect(presentPerson({ ...row, deletedAt: Temporal.Instant.from('2026-11-20T00:00:00Z') })).toEqual({
    id: 7,
    slug: null,
    full_name: 'Deleted User',
    profile_photo_url: null,
    user_type: 'mentee',
    job_title: null,
    company: null,
    deleted: true,
  });
});

test('no picture has no address', () => {
  expect(photoUrl(null)).toBeNull();
});
