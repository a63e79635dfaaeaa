type Speaker = HTMLAudioElement & { setSinkId?: (id: string) => Promise<void> };

/** Two soft notes from the chosen speaker, or from the default one where it cannot be chosen. */
export const playTone = async (speaker: string | null) => {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const out = context.createMediaStreamDestination();
  for (const [at, pitch] of [523.25, 659.25].entries()) {
    const [note, loudness] = [context.createOscillator(), context.createGain()];
    const begins = context.currentTime + at * 0.35;
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, begins);
    loudness.gain.linearRampToValueAtTime(0.25, begins + 0.05);
    loudness.gain.linearRampToValueAtTime(0, begins + 0.6);
    note.connect(loudness).connect(out);
    note.start(begins);
    note.stop(begins + 0.65);
  }
  const player: Speaker = new Audio();
  player.srcObject = out.stream;
  if (speaker !== null && player.setSinkId) await player.setSinkId(speaker).catch(() => {});
  await player.play().catch(() => {});
  setTimeout(() => void context.close(), 1_500);
};
