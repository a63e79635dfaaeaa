import type { ComponentProps } from 'react';
import { reasonOf } from '../../../lib/reasons.ts';
import { CardBody } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Composer } from './Composer.tsx';

/** The field to write in, or why one cannot write here. */
export const Foot = (props: ComponentProps<typeof Composer>) => {
  const { write } = props.conversation.why_not;
  if (write === null) return <Composer {...props} />;
  return (
    <CardBody>
      <Text tone="secondary" size="control" align="center">
        {reasonOf(write)}
      </Text>
    </CardBody>
  );
};
