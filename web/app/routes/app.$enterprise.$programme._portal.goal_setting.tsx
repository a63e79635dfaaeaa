import { createFileRoute } from '@tanstack/react-router';
import { GoalSettingPage } from '../../modules/objectives/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/goal_setting')({
  component: GoalSettingPage,
});
