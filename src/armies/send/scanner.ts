import { fail, ok, type Result } from '../../rules/result.ts';

/** What reads codes off a picture: the browser's own reader, or one that does what it does. */
interface CodeDetector {
  detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): CodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const wanted = { formats: ['qr_code'] } as const;

async function ownDetector(): Promise<CodeDetector> {
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: [...wanted.formats] });
}

/** The browser's reader where it has one that reads these codes. */
async function createDetector(): Promise<CodeDetector> {
  const { BarcodeDetector: Native } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  const formats = (await Native?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Native || !formats.includes('qr_code')) return ownDetector();
  let detector: CodeDetector = new Native(wanted);
  let own = false;
  return {
    async detect(picture) {
      try {
        return await detector.detect(picture);
      } catch (error) {
        // Some browsers have the reader and not what it needs of the system.
        if (own) throw error;
        own = true;
        detector = await ownDetector();
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

/** Looks at the camera until it is told to stop, and says what it reads. */
export async function watch(
  video: HTMLVideoElement,
  found: (code: string) => void,
  stop: AbortSignal,
): Promise<void> {
  const detector = await createDetector();
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
  const codes = await (await createDetector()).detect(picture);
  picture.close();
  return codes.map(({ rawValue }) => rawValue);
}
