import styles from './LanternScene.module.css';

/**
 * An evening scene with a lantern, in the shades of the brand; purely decorative. `wide`: without sky and foreground.
 */
export const LanternScene = ({ wide }: { wide?: boolean }) => (
  <svg
    className={styles.scene}
    viewBox={wide ? '0 205 600 430' : '0 0 600 900'}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden
  >
    <defs>
      <linearGradient id="lantern-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.skyTop} />
        <stop offset="0.75" className={styles.skyEnd} />
      </linearGradient>
      <radialGradient id="lantern-glow">
        <stop offset="0" stopColor="#fff" stopOpacity="0.95" />
        <stop offset="0.3" stopColor="#fffaf0" stopOpacity="0.62" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="lantern-flame">
        <stop offset="0" stopColor="#ffd9a8" />
        <stop offset="0.5" stopColor="#ffe6c4" stopOpacity="0.8" />
        <stop offset="1" stopColor="#fff6e6" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="600" height="900" fill="url(#lantern-sky)" />
    <g className={styles.stars}>
      <circle cx="84" cy="120" r="2.4" />
      <circle cx="182" cy="64" r="1.8" />
      <circle cx="420" cy="110" r="2.2" />
      <circle cx="508" cy="62" r="2.6" />
      <circle cx="548" cy="210" r="1.8" />
      <circle cx="62" cy="268" r="1.8" />
    </g>
    <circle cx="300" cy="330" r="320" fill="url(#lantern-glow)" />
    <path className={styles.far} d="M0 610c90-62 160-74 250-32s150 32 210-20 100-46 140-32v374H0z" />
    <g className={styles.people} transform="translate(0 -18)">
      <circle cx="176" cy="612" r="13" />
      <path d="M154 676c0-30 8-46 22-46s22 16 22 46z" />
      <circle cx="218" cy="622" r="11.5" />
      <path d="M199 678c0-26 7-40 19-40s19 14 19 40z" />
    </g>
    <path className={styles.middle} d="M0 690c120-70 214-56 318-14s190 38 282-28v252H0z" />
    <path className={styles.near} d="M0 800c130-46 240-40 330-12s180 22 270-20v132H0z" />
    <path className={styles.string} d="M300 0v226" />
    <path className={styles.cap} d="M262 242c0-14 16-24 38-24s38 10 38 24v8h-76z" />
    <path
      className={styles.glass}
      d="M252 254h96c18 34 26 62 26 92 0 34-10 60-30 84h-88c-20-24-30-50-30-84 0-30 8-58 26-92z"
    />
    <ellipse cx="300" cy="352" rx="62" ry="72" fill="url(#lantern-flame)" />
    <path
      className={styles.ribs}
      d="M300 254v176M272 254c-12 32-18 60-18 92s6 58 20 84M328 254c12 32 18 60 18 92s-6 58-20 84"
    />
    <path className={styles.flame} d="M300 322c3 14 17 22 17 40a17 17 0 0 1-34 0c0-10 5-15 9-21 3-5 7-10 8-19z" />
    <path className={styles.cap} d="M256 432h88v10c0 10-10 16-22 16h-44c-12 0-22-6-22-16z" />
    <path className={styles.string} d="M300 458v34" />
  </svg>
);
