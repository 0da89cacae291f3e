// Another browser packs the same picture otherwise, and rounds the edge of a letter otherwise: a file is written only
// where there is something else to see, so drawing all pictures again changes none that is as it was.
import { readFile, writeFile } from 'node:fs/promises';

/** So much of 255 may a colour of a dot differ. */
const unseen = 32;

const asAddress = (file) => `data:image/png;base64,${file.toString('base64')}`;

/** The largest difference of any colour of any dot; all of it between pictures of another size. Runs in the page. */
async function difference([one, other]) {
  async function dots(address) {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return { width: image.width, data: context.getImageData(0, 0, image.width, image.height).data };
  }
  const [a, b] = [await dots(one), await dots(other)];
  if (a.width !== b.width || a.data.length !== b.data.length) return 255;
  return a.data.reduce((most, value, at) => Math.max(most, Math.abs(value - b.data[at])), 0);
}

/** Writes a picture, unless the file shows the same; `page` is an empty one of the browser. Says which were written. */
export async function keepPicture(page, file, picture) {
  const before = await readFile(file).catch(() => undefined);
  if (before && (await page.evaluate(difference, [asAddress(before), asAddress(picture)])) <= unseen) return;
  await writeFile(file, picture);
  process.stdout.write(`written anew: ${file.pathname}\n`);
}
