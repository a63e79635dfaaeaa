import { Columns, Stack } from '../../ui/Layout.tsx';
import { ChoicesInView, Switches } from './ChoiceFields.tsx';
import { Chosen, Dates } from './ChosenFields.tsx';
import { Files } from './FileFields.tsx';
import { Typed, WholeForm } from './TypedFields.tsx';

export const Fields = () => (
  <Columns>
    <Stack gap="md">
      <Typed />
      <Dates />
      <WholeForm />
    </Stack>
    <Stack gap="md">
      <Chosen />
      <ChoicesInView />
      <Switches />
      <Files />
    </Stack>
  </Columns>
);
