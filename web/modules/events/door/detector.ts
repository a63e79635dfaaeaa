interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface Native {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const formats = ['qr_code'] as const;

/** The browser's own, where it has one that knows QR codes. */
const nativeOne = async (): Promise<Detector | null> => {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: Native };
  if (!Native) return null;
  const known = await Native.getSupportedFormats().catch((): readonly string[] => []);
  return known.includes('qr_code') ? new Native({ formats: [...formats] }) : null;
};

/** Ours, whose machine code comes from our own host; it fails where the page may not run any. */
const ownOne = async (): Promise<Detector> => {
  const [{ BarcodeDetector, prepareZXingModule }, { default: code }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  await prepareZXingModule({ overrides: { locateFile: () => code }, fireImmediately: true });
  return new BarcodeDetector({ formats: [...formats] });
};

/** What finds QR codes in a picture; loaded only when somebody scans. */
export const loadDetector = async () => (await nativeOne()) ?? ownOne();
