import { createFileRoute } from '@tanstack/react-router';
import { ObjectivesPage } from '../../../modules/objectives/index.ts';

export const Route = createFileRoute('/_member/main/learning_objectives')({ component: ObjectivesPage });
