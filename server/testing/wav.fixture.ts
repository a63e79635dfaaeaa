/** Samples per second. */
export const soundRate = 16_000;

/** Mono samples as a WAV file. */
export const wavOf = (samples: Int16Array): Uint8Array => {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(soundRate, 24);
  file.writeUInt32LE(soundRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => file.writeInt16LE(sample, 44 + index * 2));
  return new Uint8Array(file);
};
