import type { CSSProperties } from 'react';
import styles from './BrandPreview.module.css';
import { defaultBrand, inkOf, onBrand, ramp, readHex } from './ramp.ts';

interface Props {
  /** As typed; anything that is not a colour is shown as the default. */
  brand: string;
  secondary: string;
  name: string;
  description: string;
  logo?: string | null | undefined;
  banner?: string | null | undefined;
  /** A description for people who cannot see it. */
  label: string;
  words: { button: string; light: string; link: string; heading: string };
}

/** A small portal, painted like the real one: with the same shades and the same text colour on them. */
export const BrandPreview = ({ brand, secondary, name, description, logo, banner, label, words }: Props) => {
  const hex = readHex(brand) ?? defaultBrand;
  const shades = ramp(hex);
  const colours: CSSProperties & Record<`--${string}`, string> = {
    '--bar': hex,
    '--on-bar': onBrand(hex),
    '--tint': shades[0],
    '--tint-2': shades[2],
    '--fill': shades[7],
    '--ink-2': inkOf(secondary),
  };
  return (
    <div className={styles.portal} style={colours} role="img" aria-label={label}>
      <div className={styles.bar}>
        {logo ? <img className={styles.logo} src={logo} alt="" /> : <span className={styles.dot} />}
        <span className={styles.name}>{name}</span>
        <span className={styles.face} />
      </div>
      {banner ? <img className={styles.banner} src={banner} alt="" /> : <div className={styles.banner} />}
      <div className={styles.page}>
        <span className={styles.heading}>{words.heading}</span>
        <span className={styles.words}>{description}</span>
        <div className={styles.card}>
          <span className={styles.portrait} />
          <span className={styles.lines}>
            <i />
            <i />
          </span>
          <span className={styles.light}>{words.light}</span>
        </div>
        <div className={styles.acts}>
          <span className={styles.button}>{words.button}</span>
          <span className={styles.link}>{words.link}</span>
        </div>
      </div>
    </div>
  );
};
