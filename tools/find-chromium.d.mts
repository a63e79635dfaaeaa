export const chromiumFlags: string[];
export const findChromium: () => Promise<string>;
