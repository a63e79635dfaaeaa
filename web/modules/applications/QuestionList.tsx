import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { ActionButton } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { newQuestion, type QuestionValues } from './builder-values.ts';
import { QuestionCard, type QuestionCardProps } from './QuestionCard.tsx';

interface Props extends Pick<QuestionCardProps, 'kinds'> {
  most: number;
  /** Why no further question can be added once there are `most`. */
  whyFull: string;
}

/** SYS-21: the questions of a form that is being written; what they are part of has a field `questions`. */
export const QuestionList = ({ most, whyFull, kinds }: Props) => {
  const { t } = useLingui();
  const { control } = useFormContext<{ questions: QuestionValues[] }>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'questions' });
  return (
    <>
      {fields.map(({ id }, at) => (
        <QuestionCard
          key={id}
          at={at}
          count={fields.length}
          {...(kinds && { kinds })}
          onMove={(to) => move(at, to)}
          onRemove={() => remove(at)}
        />
      ))}
      <Row>
        <ActionButton
          icon={IconPlus}
          onPress={() => append(newQuestion(), { shouldFocus: false })}
          whyNot={fields.length >= most ? whyFull : null}
        >
          {t`Add a question`}
        </ActionButton>
      </Row>
    </>
  );
};
