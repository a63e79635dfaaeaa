import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { BrandPreview } from '../../../ui/BrandPreview.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { contrast, ramp, readHex } from '../../../ui/ramp.ts';
import { Text } from '../../../ui/Text.tsx';
import type { Basics } from './basics.ts';

/** Says which shade buttons get: a darker one if white text would not be readable on the brand colour. */
const ShadeNote = ({ brand }: { brand: string }) => {
  const hex = readHex(brand);
  if (hex === null) return null;
  const shade = ramp(hex)[7];
  const ratio = contrast(shade, '#ffffff').toFixed(1);
  const shown = shade.toUpperCase();
  return (
    <Text size="meta" tone="secondary">
      {shade === hex ? (
        <Trans>White words on your color have a contrast of {ratio}:1, enough for everybody to read.</Trans>
      ) : (
        <Trans>
          Buttons and links use the darker {shown}, so that everybody can read them ({ratio}:1).
        </Trans>
      )}
    </Text>
  );
};

interface Props {
  /** Shown where this form has no such field. */
  name?: string;
  description?: string;
  logo?: string | null | undefined;
  banner?: string | null | undefined;
}

/** The portal in the colours currently chosen. */
export const LivePreview = ({ name, description, logo, banner }: Props) => {
  const { t } = useLingui();
  const { control } = useFormContext<Basics>();
  const [program, look] = useWatch({ control, name: ['program', 'white_label'] }) as [
    Partial<Basics['program']> | undefined,
    Basics['white_label'],
  ];
  const shownName = (name ?? program?.name ?? '').trim() || t`Your program`;
  const shownWords =
    (description ?? program?.description ?? '').trim() || t`A sentence about your program stands here.`;
  return (
    <SectionCard title={t`Preview`} hint={t`Your portal in these colors`}>
      <Stack gap="sm">
        <BrandPreview
          label={t`Preview of the portal ${shownName}`}
          brand={look.dashboard_primary_colour}
          secondary={look.dashboard_secondary_colour}
          name={shownName}
          description={shownWords}
          logo={logo}
          banner={banner}
          words={{ heading: t`Welcome back`, light: t`View`, button: t`Book a session`, link: t`All mentors` }}
        />
        <ShadeNote brand={look.dashboard_primary_colour} />
      </Stack>
    </SectionCard>
  );
};
