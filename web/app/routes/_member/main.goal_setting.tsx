import { createFileRoute } from '@tanstack/react-router';
import { GoalSettingPage } from '../../../modules/objectives/index.ts';

export const Route = createFileRoute('/_member/main/goal_setting')({ component: GoalSettingPage });
