import { createFileRoute } from '@tanstack/react-router';
import { ObjectivesPage } from '../../modules/objectives/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/learning_objectives')({
  component: ObjectivesPage,
});
