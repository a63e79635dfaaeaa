import { createFileRoute, redirect } from '@tanstack/react-router';
import { learningPaths } from '../../lib/paths.ts';

/** OBJ-01: its shorter address. */
export const Route = createFileRoute('/goal_setting')({
  beforeLoad: () => {
    throw redirect({ href: learningPaths(null).goalSetting, replace: true });
  },
});
