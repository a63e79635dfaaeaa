import type { z } from 'zod';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { programmeOutline } from '../../../contract/programmes/index.ts';
import type { outline } from './rules/outline.ts';

export const planIn = ({
  template_type,
  start_date,
  duration,
  end_date,
}: EndpointInput<typeof programmeOutline>['query']) => ({
  templateType: template_type,
  startDate: start_date ?? null,
  duration,
  endDate: end_date ?? null,
});

export const presentOutline = ({
  endDate,
  goals,
  modules,
}: ReturnType<typeof outline>): z.input<typeof programmeOutline.response> => ({
  end_date: endDate,
  program_goals: [...goals],
  learning_modules: modules.map(({ name, description, startDate, endDate: lastDay, tasks }) => ({
    name,
    description,
    start_date: startDate,
    end_date: lastDay,
    learning_module_tasks_attributes: tasks,
  })),
});
