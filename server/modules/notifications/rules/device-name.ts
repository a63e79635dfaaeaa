const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstIn = (all: readonly (readonly [string, RegExp])[], text: string) =>
  all.find(([, pattern]) => pattern.test(text))?.[0];

/** 'Chrome on Android', from what a browser calls itself. */
export const deviceName = (userAgent: string) => {
  const system = firstIn(systems, userAgent);
  return [firstIn(browsers, userAgent) ?? 'Browser', ...(system === undefined ? [] : ['on', system])].join(' ');
};
