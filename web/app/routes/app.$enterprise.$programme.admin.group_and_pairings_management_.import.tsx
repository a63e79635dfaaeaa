import { createFileRoute } from '@tanstack/react-router';
import { ImportPairsPage } from '../../modules/pairings/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/admin/group_and_pairings_management_/import')({
  component: ImportPairsPage,
});
