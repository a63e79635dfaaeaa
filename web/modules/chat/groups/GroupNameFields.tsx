import { useLingui } from '@lingui/react/macro';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { chatLimits } from '../../../../contract/chat/values.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';

export interface GroupNames {
  groupChatName: string;
  groupChatDescription: string;
}

interface Props {
  name: UseFormRegisterReturn;
  description: UseFormRegisterReturn;
  errors: FieldErrors<GroupNames>;
}

/** CHT-07: what a group is called, and what it is for. */
export const GroupNameFields = ({ name, description, errors }: Props) => {
  const { t } = useLingui();
  return (
    <>
      <TextField
        {...name}
        label={t`Group Name`}
        required
        maxLength={chatLimits.groupName}
        error={errors.groupChatName?.message}
      />
      <TextArea
        {...description}
        label={t`Group Description`}
        minRows={2}
        max={chatLimits.groupDescription}
        error={errors.groupChatDescription?.message}
      />
    </>
  );
};
