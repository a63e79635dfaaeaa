interface Wanted {
  name: string;
  type: 'image/png' | 'image/jpeg';
  /** What the server takes. */
  maxBytes: number;
}

/** From the best on; a picture of this size that is still too large is made smaller. */
const qualities = [0.9, 0.8, 0.65, 0.5];
const smallest = 200;

const drawn = (bitmap: ImageBitmap, share: number, type: Wanted['type']) => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * share);
  canvas.height = Math.round(bitmap.height * share);
  const context = canvas.getContext('2d');
  if (!context) return null;
  if (type === 'image/jpeg') {
    // JPG has no transparency: use white instead of black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const written = (canvas: HTMLCanvasElement, type: Wanted['type'], quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });

/**
 * The cropper's image as a file that the server accepts, of at most this size: PNG for a logo, which may be transparent,
 * JPG for a photo. What was chosen may be of any size, because only this is sent. Null if the browser cannot.
 */
export const asPicture = async (image: Blob, { name, type, maxBytes }: Wanted): Promise<File | null> => {
  const bitmap = await createImageBitmap(image).catch(() => null);
  if (bitmap === null) return null;
  for (let share = 1; share * bitmap.width >= smallest; share /= 2) {
    const canvas = drawn(bitmap, share, type);
    if (!canvas) return null;
    // The quality of a PNG is always the same.
    for (const quality of type === 'image/png' ? [1] : qualities) {
      const blob = await written(canvas, type, quality);
      if (blob === null) return null;
      if (blob.size <= maxBytes) return new File([blob], name, { type });
    }
  }
  return null;
};
