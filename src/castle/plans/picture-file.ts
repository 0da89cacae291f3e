/** How a picture left the app: given to another app, given up by the player, or neither. */
export type Sent = 'sent' | 'given-up' | 'failed';

/** What a browser may offer for files; either may be missing. */
export interface FileWays {
  readonly canShare?: ((data: { readonly files: File[] }) => boolean) | undefined;
  readonly share?: ((data: { readonly files: File[] }) => Promise<void>) | undefined;
}

/** Where the page is not served securely, both are missing. */
function browserWays(): FileWays {
  const { share, canShare } = navigator as Partial<Navigator>;
  return { share: share?.bind(navigator), canShare: canShare?.bind(navigator) };
}

/** A name of a file in the letters of the plan's name: `castle-of-7.svg`. */
export function fileNameOf(title: string, ending: string): string {
  const words = title.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, 60).join('').replace(/-$/, '');
  return `${name.toLowerCase() || 'plan'}.${ending}`;
}

export function canSend(file: File, ways: FileWays = browserWays()): boolean {
  return ways.share !== undefined && ways.canShare?.({ files: [file] }) === true;
}

/** Hands a file to the device's own sheet. */
export async function sendFile(file: File, ways: FileWays = browserWays()): Promise<Sent> {
  try {
    if (!ways.share) return 'failed';
    await ways.share({ files: [file] });
    return 'sent';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'given-up' : 'failed';
  }
}

/** SVG text as PNG, as large as the SVG says; undefined where the browser cannot draw it. */
export async function pngOf(svg: string): Promise<Blob | undefined> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d');
    if (!pen) return undefined;
    pen.drawImage(image, 0, 0);
    return await new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
    });
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
