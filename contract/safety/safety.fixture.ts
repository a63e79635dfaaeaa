import type { BlockedPerson, MemberBlock, SafetyPerson, SafetyReport } from './schemas.ts';

export const daniel: SafetyPerson = { id: 21, full_name: 'Daniel Lim', photo_url: null };

export const blockedDaniel: BlockedPerson = { person: daniel, created_at: '2026-11-20T10:00:00Z' };

export const aMemberBlock: MemberBlock = {
  blocker: { id: 22, full_name: 'Aisha Rahman', photo_url: null },
  blocked: daniel,
  created_at: '2026-11-20T10:00:00Z',
};

export const aSafetyReport = (more: Partial<SafetyReport> = {}): SafetyReport => ({
  id: 41,
  about: { ...daniel, profile_link: '/app/acme/alpha/members/daniel-lim' },
  excerpt: 'Send me your address or else',
  message_gone: false,
  reports: [
    { id: 41, by: 'Aisha Rahman', reason: 'This frightens me', at: '2026-11-20T12:00:00Z' },
    { id: 42, by: 'Mei Tan', reason: 'A threat', at: '2026-11-20T13:00:00Z' },
  ],
  decided: null,
  why_not: { remove: null },
  ...more,
});
