import { Anchor } from '../navigation.tsx';
import styles from './BrandMark.module.css';

interface Props {
  name: string;
  /** A programme's own logo; by default the lantern. */
  logo?: string | null | undefined;
  href?: string;
  /** `onBrand`: for use on a bar in the brand's colour. */
  tone?: 'plain' | 'onBrand';
}

const Lantern = () => (
  <svg className={styles.lantern} viewBox="0 0 32 32" width="30" height="30" aria-hidden>
    <rect width="32" height="32" rx="10" />
    <path d="M8.5 21c3-8.5 12-8.5 15 0" strokeWidth="3" fill="none" strokeLinecap="round" />
    <circle cx="16" cy="10" r="2.6" />
  </svg>
);

/** The logo and name of the page's site. */
export const BrandMark = ({ name, logo, href, tone = 'plain' }: Props) => {
  const inside = (
    <>
      {logo ? <img className={styles.logo} src={logo} alt="" height={32} /> : <Lantern />}
      <span className={styles.name}>{name}</span>
    </>
  );
  return href === undefined ? (
    <span className={styles.mark} data-tone={tone}>
      {inside}
    </span>
  ) : (
    <Anchor href={href} className={styles.mark} data-tone={tone}>
      {inside}
    </Anchor>
  );
};
