import type { TemplateType } from '../../../../../contract/programmes/index.ts';
import { createMyOwn } from './create-my-own.ts';
import { employeeEngagement } from './employee-engagement.ts';
import { entrepreneurship } from './entrepreneurship.ts';
import type { Template } from './template.ts';
import { youthEmployability } from './youth-employability.ts';

/** PRG-30 */
export const templates: Readonly<Record<TemplateType, Template>> = {
  create_my_own: createMyOwn,
  employee_engagement_programme: employeeEngagement,
  entrepreneurship_programme: entrepreneurship,
  youth_employability_programme: youthEmployability,
};
