import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { Colleges } from './Colleges.tsx';
import { Jobs } from './Jobs.tsx';

/** Everything before today. */
export const Career = ({ jobs, colleges }: Pick<OwnProfile, 'jobs' | 'colleges'>) => (
  <Stack gap="md">
    <Jobs jobs={jobs} />
    <Colleges colleges={colleges} />
  </Stack>
);
