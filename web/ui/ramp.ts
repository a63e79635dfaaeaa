/** Ten shades, light to dark. */
export type Ramp = [string, string, string, string, string, string, string, string, string, string];

type Triple = [number, number, number];

/** A programme's colour until it chooses its own. NAV-13 */
export const defaultBrand = '#428ac9';

const ink = '#14212f';
const white = '#ffffff';
/**
 * White text on step 7 has a contrast of 4.9:1 instead of 4.5:1, so that step 7 as text on the grey canvas still has
 * 4.5:1.
 */
const enough = 4.9;

/** Reads `#abc`, `abc123` or `#ABC123` as `#aabbcc`; null if it is not a colour. */
export const readHex = (text: string): string | null => {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replaceAll(/./g, '$&$&')}` : null;
};

const linear = (hex: string): Triple => {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const luminance = (hex: string) => {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG contrast of two hex colours, 1 to 21. */
export const contrast = (first: string, second: string) => {
  const [one, two] = [luminance(first), luminance(second)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
};

const toOklch = (hex: string): Triple => {
  const [red, green, blue] = linear(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, b), Math.atan2(b, a)];
};

const toLinear = ([lightness, chroma, hue]: Triple): Triple => {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const channelHex = (value: number) => {
  const kept = Math.min(1, Math.max(0, value));
  const gamma = kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0');
};

/** The nearest colour that a screen can show: lightness and hue are kept, chroma is reduced. */
const shade = (lightness: number, chroma: number, hue: number): string => {
  const inside = (channels: Triple) => channels.every((value) => value >= -0.0005 && value <= 1.0005);
  let left = chroma;
  let channels = toLinear([lightness, left, hue]);
  while (left > 0 && !inside(channels)) {
    left = Math.max(0, left - 0.004);
    channels = toLinear([lightness, left, hue]);
  }
  return `#${channels.map(channelHex).join('')}`;
};

/** Tints are for boxes and circles on white, so they have to be visible even if the brand itself is white. */
const tintLightness = (brand: number): [number, number, number, number, number] => {
  if (brand <= 0.8) return [0.975, 0.945, 0.89, 0.82, (brand + 0.82) / 2];
  const end = Math.min(brand, 0.86);
  return [0.975, 0.945, 0.945 - (0.945 - end) * 0.35, 0.945 - (0.945 - end) * 0.7, end];
};

/** The lightness for buttons and links: the brand's own if white is readable on it, otherwise the first darker one. */
const textLightness = (hex: string, [lightness, chroma, hue]: Triple) => {
  if (contrast(hex, white) >= enough) return lightness;
  let dark = Math.min(lightness - 0.1, 0.52);
  while (contrast(shade(dark, chroma, hue), white) < enough) dark -= 0.01;
  return dark;
};

/** One step darker or, if nothing darker exists (a black brand), one step lighter, so that hovering still shows. */
const beyond = (lightness: number, by: number) => (lightness - by > 0.1 ? lightness - by : lightness + by);

/**
 * Ten shades of one brand colour, in OKLCH. Step 5 is exactly the brand; white text on step 7 has at least 4.5:1, and
 * so does text in step 8 on the tints 0 and 1.
 */
export const ramp = (brand: string): Ramp => {
  const hex = readHex(brand) ?? defaultBrand;
  const colour = toOklch(hex);
  const [lightness, chroma, hue] = colour;
  const [first, second, third, fourth, fifth] = tintLightness(lightness);
  const text = textLightness(hex, colour);
  return [
    shade(first, chroma * 0.12, hue),
    shade(second, chroma * 0.24, hue),
    shade(third, chroma * 0.45, hue),
    shade(fourth, chroma * 0.7, hue),
    shade(fifth, chroma * 0.9, hue),
    hex,
    text === lightness ? hex : shade((lightness + text) / 2, chroma, hue),
    text === lightness ? hex : shade(text, chroma, hue),
    shade(beyond(text, 0.08), chroma * 0.95, hue),
    shade(beyond(text, 0.16), chroma * 0.85, hue),
  ];
};

/** The colour of large titles and icons on a bar in the brand's colour: white if it has 3:1, otherwise dark. */
export const onBrand = (brand: string) => (contrast(readHex(brand) ?? defaultBrand, white) >= 3 ? white : ink);

const grey = '#696969';

/** The darkest background behind this text: a row under the pointer. */
const hover = '#eef2f7';

/** A second colour for the text of quieter words; if it would not be readable (like white itself), the grey of A37. */
export const inkOf = (secondary: string) => {
  const hex = readHex(secondary);
  return hex !== null && contrast(hex, hover) >= 4.5 ? hex : grey;
};
