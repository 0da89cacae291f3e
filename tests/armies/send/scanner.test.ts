import { encodeQR } from 'qr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codesIn, openCamera, watch } from '../../../src/armies/send/scanner.ts';

afterEach(() => vi.unstubAllGlobals());

const photo = new Blob(['photo']);

/** A browser with a reader of its own that finds these codes, and pictures of this size. */
function browser(
  found: () => readonly string[],
  {
    width = 100,
    height = 50,
    formats = ['ean_13', 'qr_code'],
  }: Partial<Record<'width' | 'height', number>> & {
    readonly formats?: readonly string[];
  } = {},
) {
  const closed: string[] = [];
  const made: unknown[] = [];
  const asked: unknown[] = [];
  vi.stubGlobal('createImageBitmap', async (_: unknown, options?: { readonly resizeWidth: number }) => {
    made.push(options);
    const wide = options?.resizeWidth ?? width;
    return { width: wide, height, close: () => void closed.push(options ? 'small' : 'whole') };
  });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(formats);
      constructor(options: unknown) {
        asked.push(options);
      }
      detect = async () => found().map((rawValue) => ({ rawValue }));
    },
  );
  return { closed, made, asked };
}

/** A canvas on which this code is seen, whatever is drawn, or nothing; the browser has no reader of its own unless this is one. */
function library(code: string | undefined, native: unknown = undefined) {
  const cells = code === undefined ? [] : encodeQR(code, 'raw', { scale: 4 });
  const side = code === undefined ? 200 : cells.length;
  const drawn: unknown[] = [];
  const canvas = {
    width: 0,
    height: 0,
    getContext: (kind: string, options: unknown) => ({
      drawImage: (picture: unknown, x: number, y: number) => drawn.push([kind, options, picture, x, y]),
      getImageData(x: number, y: number, width: number, height: number) {
        const whole = [x, y, width, height, canvas.width, canvas.height].join();
        if (whole !== [0, 0, side, side, side, side].join()) throw new Error(`another part: ${whole}`);
        const dark = cells.flat();
        const data = new Uint8ClampedArray(4 * side * side).map((_, at) =>
          at % 4 < 3 && dark[Math.floor(at / 4)] ? 0 : 255,
        );
        return { width, height, data };
      },
    }),
  };
  class Video {
    readonly readyState = 2;
    readonly videoWidth = side;
    readonly videoHeight = side;
  }
  vi.stubGlobal('HTMLVideoElement', Video);
  vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA: 2 });
  vi.stubGlobal('document', { hidden: false, createElement: (name: string) => name === 'canvas' && canvas });
  const photo = { width: side, height: side, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async () => photo);
  vi.stubGlobal('BarcodeDetector', native);
  return { drawn, photo, video: new Video() as unknown as HTMLVideoElement };
}

describe('armies/send/scanner: the library', () => {
  it('armies/send/scanner: a browser without a reader reads a photo by the library', async () => {
    const { drawn, photo: picture } = library('https://example.org/#/army');
    expect(await codesIn(photo)).toEqual(['https://example.org/#/army']);
    expect(drawn).toEqual([['2d', { willReadFrequently: true }, picture, 0, 0]]);
    library(undefined);
    expect(await codesIn(photo)).toEqual([]);
  });

  it('armies/send/scanner: a browser whose reader does not know these codes, or cannot say, has none', async () => {
    const readers = [() => Promise.resolve(['ean_13']), () => Promise.reject(new Error('no service'))];
    for (const getSupportedFormats of readers) {
      library(
        'one',
        class {
          static getSupportedFormats = getSupportedFormats;
          detect = () => Promise.resolve([{ rawValue: 'wrong' }]);
        },
      );
      expect(await codesIn(photo)).toEqual(['one']);
    }
  });

  it('armies/send/scanner: a reader that fails gives way to the library for good, and the camera is read on', async () => {
    let asked = 0;
    const { video } = library(
      'one',
      class {
        static getSupportedFormats = () => Promise.resolve(['qr_code']);
        detect() {
          asked += 1;
          return Promise.reject(new Error('no service'));
        }
      },
    );
    const found: string[] = [];
    const stop = new AbortController();
    await watch(
      video,
      (code) => {
        found.push(code);
        if (found.length === 3) stop.abort();
      },
      stop.signal,
    );
    expect([found, asked]).toEqual([['one', 'one', 'one'], 1]);
  });
});

describe('armies/send/scanner: photos', () => {
  it('armies/send/scanner: the browser’s own reader is asked for these codes alone', async () => {
    const { asked, closed, made } = browser(() => ['one', 'two'], { width: 1600, height: 1200 });
    expect(await codesIn(photo)).toEqual(['one', 'two']);
    expect([asked, made, closed]).toEqual([[{ formats: ['qr_code'] }], [undefined], ['whole']]);
  });

  it('armies/send/scanner: a larger picture is made smaller by its longer side, and both are let go', async () => {
    const wide = browser(() => ['one'], { width: 3200, height: 100 });
    expect(await codesIn(photo)).toEqual(['one']);
    expect(wide.made).toEqual([undefined, { resizeWidth: 1600, resizeQuality: 'high' }]);
    expect(wide.closed).toEqual(['whole', 'small']);
    const high = browser(() => [], { width: 1000, height: 2000 });
    expect(await codesIn(photo)).toEqual([]);
    expect(high.made[1]).toEqual({ resizeWidth: 800, resizeQuality: 'high' });
  });

  it('armies/send/scanner: what is no picture has no codes', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    expect(await codesIn(photo)).toEqual([]);
  });
});

describe('armies/send/scanner: the camera', () => {
  const camera = (getUserMedia: unknown) => vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });

  it('armies/send/scanner: the camera at the back is asked for, without sound', async () => {
    const asked: unknown[] = [];
    camera(async (wanted: unknown) => {
      asked.push(wanted);
      return 'stream';
    });
    expect(await openCamera()).toEqual({ ok: true, value: 'stream' });
    expect(asked).toEqual([
      {
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 960 } },
        audio: false,
      },
    ]);
  });

  it('armies/send/scanner: who refuses it hears so, all else is none', async () => {
    const failing = async (error: unknown) => {
      camera(() => Promise.reject(error));
      const opened = await openCamera();
      return opened.ok ? undefined : opened.issues[0]?.code;
    };
    expect(await failing(new DOMException('no', 'NotAllowedError'))).toBe('refused');
    expect(await failing(new DOMException('no', 'NotFoundError'))).toBe('none');
    expect(await failing(new Error('NotAllowedError'))).toBe('none');
    vi.stubGlobal('navigator', {});
    expect(await openCamera()).toMatchObject({ ok: false, issues: [{ code: 'none' }] });
  });

  it('armies/send/scanner: it is looked at while it shows something and the app is seen, until that is enough', async () => {
    vi.useFakeTimers();
    let looks = 0;
    browser(() => {
      looks += 1;
      return ['one', 'two'];
    });
    vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA: 2 });
    const page = { hidden: false };
    vi.stubGlobal('document', page);
    const video = { readyState: 2 };
    const found: string[] = [];
    const stop = new AbortController();
    const watching = watch(video as HTMLVideoElement, (code) => void found.push(code), stop.signal);
    await vi.advanceTimersByTimeAsync(60);
    expect([looks, found]).toEqual([1, ['one', 'two']]);
    video.readyState = 1;
    await vi.advanceTimersByTimeAsync(120);
    expect(looks).toBe(1);
    video.readyState = 2;
    page.hidden = true;
    await vi.advanceTimersByTimeAsync(120);
    expect(looks).toBe(1);
    page.hidden = false;
    await vi.advanceTimersByTimeAsync(60);
    expect(looks).toBe(2);
    stop.abort();
    await vi.advanceTimersByTimeAsync(120);
    await watching;
    expect(looks).toBe(2);
    vi.useRealTimers();
  });
});
