const DEFAULT_BRAND = '#428AC9';
const INK = '#14212F';
const WHITE = '#FFFFFF';

type Triple = [number, number, number];

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const gamma = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

const lights = (hex: string): Triple => {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2). */
export const contrast = (one: string, other: string): number => {
  const brightness = (hex: string) => {
    const [r, g, b] = lights(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [a, b] = [brightness(one), brightness(other)];
  return Math.max(a, b) / Math.min(a, b);
};

/** OKLab, in which equal steps of lightness look equal. */
const toLab = (hex: string): Triple => {
  const [r, g, b] = lights(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

/** null when no screen can show that colour. */
const toHex = ([lightness, a, b]: Triple): string | null => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  if (channels.some((light) => light < -0.0005 || light > 1.0005)) return null;
  const two = (light: number) =>
    Math.round(gamma(Math.min(1, Math.max(0, light))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(two).join('')}`.toUpperCase();
};

/** The same hue at another lightness, as saturated as a screen can show it. */
const atLightness = (lightness: number, [, a, b]: Triple): string => {
  for (let strength = 1; strength > 0; strength -= 0.03) {
    const hex = toHex([lightness, a * strength, b * strength]);
    if (hex) return hex;
  }
  return INK;
};

/** At this lightness white text is readable on every hue. */
const DARK_ENOUGH = 0.52;

/**
 * A shade of the brand on which white text is always readable: for buttons and links. #428AC9 gives #206CA8 (DESIGN).
 */
export const buttonShade = (brand: string): string => {
  const lab = toLab(brand);
  return atLightness(Math.max(0, Math.min(lab[0] - 0.1, DARK_ENOUGH)), lab);
};

export interface Palette {
  /** The background of buttons, under white text, and the colour of links. */
  button: string;
  /** The box of the logo, and the lines on it. */
  mark: string;
  onMark: string;
}

/** The colours of an email, derived from the programme's colour. An invalid colour gives the default. */
export const paletteOf = (brand: string | undefined): Palette => {
  const chosen = brand && /^#[0-9a-f]{6}$/i.test(brand) ? brand : DEFAULT_BRAND;
  const button = buttonShade(chosen);
  const mark = contrast(chosen, WHITE) < 1.2 ? button : chosen;
  return { button, mark, onMark: contrast(mark, WHITE) >= 3 ? WHITE : INK };
};
