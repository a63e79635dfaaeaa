import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ParticipantImport } from '../../../../contract/programmes/schemas/imports.ts';
import { importLimits } from '../../../../contract/programmes/values.ts';
import { refusalOf } from '../../../lib/call.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { CheckField } from '../../../ui/Choices.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { Choices } from './useChoices.ts';

interface Props {
  choices: Choices;
  data: ParticipantImport;
}

/** More than these are confirmed all together only. */
const shownOneByOne = 20;

/** Whoever becomes an admin is asked for apart: a word in a file is not enough. */
export const AdminsCard = ({ choices: { admins: wished, choose, error }, data }: Props) => {
  const { t } = useLingui();
  const { admins_asked: asked } = data;
  if (asked.length === 0) return null;
  const confirmed = new Set(wished ?? asked.filter((one) => one.confirmed).map(({ email }) => email));
  const say = (emails: string[]) => choose({ admins: emails.slice(0, importLimits.admins) });
  const all = asked.map(({ email }) => email);
  const many = asked.length;
  return (
    <SectionCard
      title={plural(many, {
        one: 'This person becomes an admin of the program',
        other: 'These # people become admins of the program',
      })}
      hint={t`Admins see and change everything in this program. Tick whom you mean; the others are left out.`}
    >
      <Stack gap="sm">
        {many > 1 && (
          <CheckField
            label={t`All of them`}
            checked={confirmed.size === many}
            partly={confirmed.size > 0 && confirmed.size < many}
            onChange={(on) => say(on ? all : [])}
          />
        )}
        {asked.slice(0, shownOneByOne).map(({ line, email, name }) => (
          <CheckField
            key={line}
            label={name === '' ? email : t`${name} (${email})`}
            checked={confirmed.has(email)}
            onChange={(on) => say(on ? [...confirmed, email] : [...confirmed].filter((one) => one !== email))}
          />
        ))}
        {error && <Notice tone="error">{refusalOf(error)?.error}</Notice>}
      </Stack>
    </SectionCard>
  );
};
