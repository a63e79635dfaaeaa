/**
 * Converts the cropper's image to a file type that the server accepts: PNG for a logo, which may be transparent, JPG
 * for a photo. Null if the browser cannot.
 */
export const asFile = async (image: Blob, name: string, type: 'image/png' | 'image/jpeg'): Promise<File | null> => {
  const bitmap = await createImageBitmap(image).catch(() => null);
  if (bitmap === null) return null;
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  if (type === 'image/jpeg') {
    // JPG has no transparency: use white instead of black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.9);
  });
  return blob && new File([blob], name, { type });
};
