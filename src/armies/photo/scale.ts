import { photoBounds } from '../../storage/photos.ts';

/** Longest sides to try, in pixels, with how much the picture may lose; the first that is small enough is kept. */
const tries = [
  { side: 1280, quality: 0.8 },
  { side: 1024, quality: 0.75 },
  { side: 800, quality: 0.7 },
  { side: 640, quality: 0.6 },
  { side: 320, quality: 0.5 },
] as const;

/** A picture of the camera or a file, scaled down to what a device keeps; undefined for what is no picture. */
export async function scaledPicture(file: Blob): Promise<Blob | undefined> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
  try {
    for (const { side, quality } of tries) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const blob = await drawn(picture, scale, quality);
      if (blob && blob.size <= photoBounds.bytes) return blob;
    }
    return undefined;
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, scale: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A JPEG has nothing to see through: what had is shown on white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
}
