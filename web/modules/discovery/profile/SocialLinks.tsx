import { useLingui } from '@lingui/react/macro';
import { IconBrandInstagram, IconBrandLinkedin } from '@tabler/icons-react';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row } from '../../../ui/Layout.tsx';

interface Props {
  name: string;
  linkedin: string | null;
  instagram: string | null;
}

/** PRO-09 */
export const SocialLinks = ({ name, linkedin, instagram }: Props) => {
  const { t } = useLingui();
  if (!linkedin && !instagram) return null;
  return (
    <SectionCard title={t`Elsewhere`}>
      <Row>
        {linkedin && (
          <Button icon={IconBrandLinkedin} href={linkedin} newTab label={t`LinkedIn of ${name}, in a new tab`}>
            LinkedIn
          </Button>
        )}
        {instagram && (
          <Button icon={IconBrandInstagram} href={instagram} newTab label={t`Instagram of ${name}, in a new tab`}>
            Instagram
          </Button>
        )}
      </Row>
    </SectionCard>
  );
};
