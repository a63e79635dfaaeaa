interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const loaded = async (address: string) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

/** Whether the browser can show the picture at this address. */
export const canBeShown = async (address: string): Promise<boolean> => {
  try {
    await loaded(address);
    return true;
  } catch {
    return false;
  }
};

/** The chosen part of a picture as WebP, drawn at the requested size; null if the browser cannot draw. */
export const cutOut = async (
  address: string,
  part: Area,
  size: { width: number; height: number },
): Promise<Blob | null> => {
  const image = await loaded(address);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  return await new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.9);
  });
};
