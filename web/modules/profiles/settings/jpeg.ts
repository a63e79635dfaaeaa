/**
 * Converts the cropper's image to JPG, since the server accepts only jpg and png (PRO-53). Null if the browser cannot.
 */
export const asJpeg = async (image: Blob, name: string): Promise<File | null> => {
  try {
    const bitmap = await createImageBitmap(image);
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPG has no transparency: use white instead of black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0);
    const jpeg = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.9);
    });
    return jpeg && new File([jpeg], name, { type: 'image/jpeg' });
  } catch {
    return null;
  }
};
