import { fail, ok, type Result } from '../../rules/result.ts';

type Picture = HTMLVideoElement | ImageBitmap;

/** What reads codes off a picture: the browser's own reader, or a library where it has none. */
interface CodeDetector {
  detect(picture: Picture): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): CodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const wanted = { formats: ['qr_code'] } as const;

/** The library's reader. */
async function ownDetector(trying: Patience): Promise<CodeDetector> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return {
    async detect(picture) {
      const [width, height] =
        picture instanceof HTMLVideoElement
          ? [picture.videoWidth, picture.videoHeight]
          : [picture.width, picture.height];
      if (!pen) return [];
      canvas.width = width;
      canvas.height = height;
      try {
        pen.drawImage(picture, 0, 0);
        return [{ rawValue: decodeQR(pen.getImageData(0, 0, width, height), trying) }];
      } catch {
        // It says so where there is no code; a picture without any size cannot be drawn.
        return [];
      }
    },
  };
}

/** The browser's reader where it has one that reads these codes. */
async function createDetector(trying: Patience): Promise<CodeDetector> {
  const { BarcodeDetector: Native } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const formats = await Native?.getSupportedFormats().catch(() => undefined);
  if (!Native || !formats?.includes('qr_code')) return ownDetector(trying);
  let detector: CodeDetector = new Native(wanted);
  return {
    async detect(picture) {
      try {
        return await detector.detect(picture);
      } catch {
        // Some browsers have the reader and not what it needs of the system.
        detector = await ownDetector(trying);
        return detector.detect(picture);
      }
    },
  };
}

export type CameraTrouble = { readonly code: 'refused' | 'none' };

/** The camera at the back of the phone, or the only one. */
export async function openCamera(): Promise<Result<MediaStream, CameraTrouble>> {
  const { mediaDevices } = navigator as Partial<Navigator>;
  if (!mediaDevices?.getUserMedia) return fail({ code: 'none' });
  try {
    const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 960 } };
    return ok(await mediaDevices.getUserMedia({ video, audio: false }));
  } catch (error) {
    const refused = error instanceof DOMException && error.name === 'NotAllowedError';
    return fail({ code: refused ? 'refused' : 'none' });
  }
}

/** Between two looks at the camera: a phone that reads all the time grows hot. */
const pause = 60;

/** How often and for how many milliseconds the library may try again. */
interface Patience {
  readonly effort: number;
  readonly timeLimit: number;
}

/** The next picture of the camera may be better; a photo is all there is. */
const patience = {
  look: { effort: 8, timeLimit: 30 },
  photo: { effort: Number.POSITIVE_INFINITY, timeLimit: 2000 },
} as const satisfies Readonly<Record<string, Patience>>;

/** Looks at the camera until it is stopped, and says what it reads. */
export async function watch(
  video: HTMLVideoElement,
  found: (code: string) => void,
  stop: AbortSignal,
): Promise<void> {
  const detector = await createDetector(patience.look);
  while (!stop.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (stop.aborted || document.hidden || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) continue;
    for (const { rawValue } of await detector.detect(video)) found(rawValue);
  }
}

/** Enough to read a code by; the cameras of today give four times as much. */
const longestSide = 1600;

/** The codes in a photo; none where it is no picture. */
export async function codesIn(photo: Blob): Promise<readonly string[]> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(photo);
  } catch {
    return [];
  }
  const scale = longestSide / Math.max(picture.width, picture.height);
  if (scale < 1) {
    const whole = picture;
    const resizeWidth = Math.round(whole.width * scale);
    picture = await createImageBitmap(whole, { resizeWidth, resizeQuality: 'high' });
    whole.close();
  }
  const codes = await (await createDetector(patience.photo)).detect(picture);
  picture.close();
  return codes.map(({ rawValue }) => rawValue);
}
