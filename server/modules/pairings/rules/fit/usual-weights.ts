import type { FitWeights } from '../../../../../contract/pairings/values.ts';
import type { TemplateType } from '../../../../../contract/programmes/values.ts';

const off = { language: 0, place: 0, background: 0, answers: 0 };

/** What a program weighs until its admins decide otherwise, by the template that it follows. A judgement, not a finding. */
export const usualWeights: Readonly<Record<TemplateType, FitWeights>> = {
  create_my_own: { ...off, wants: 6, goals: 8, industry: 5, career: 4, shared_time: 4, time_zone: 1 },
  // Colleagues: the industry is the same for all, the levels between them matter, and they can meet.
  employee_engagement_programme: {
    ...off,
    wants: 7,
    goals: 8,
    industry: 0,
    career: 6,
    shared_time: 4,
    time_zone: 1,
    place: 2,
  },
  // Founders look for somebody who knows their market, whatever their title.
  entrepreneurship_programme: { ...off, wants: 7, goals: 8, industry: 8, career: 1, shared_time: 4, time_zone: 1 },
  // Young people look for a way into an industry, and for somebody who can be met.
  youth_employability_programme: {
    ...off,
    wants: 6,
    goals: 8,
    industry: 7,
    career: 3,
    shared_time: 5,
    time_zone: 1,
    place: 1,
  },
};
