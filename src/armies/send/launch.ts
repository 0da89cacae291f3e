/** What the system hands to the app that it opens. */
interface Launch {
  readonly files?: readonly { readonly getFile: () => Promise<File> }[];
}

interface LaunchQueue {
  setConsumer(take: (launch: Launch) => void): void;
}

/** Files that the system opens with the app; browsers without such a thing never call. */
export function takeLaunched(take: (files: readonly File[]) => Promise<void>): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void Promise.all(files.map((file) => file.getFile())).then(take);
  });
}

/** What another app shared: words, or files. */
export interface SharedIn {
  readonly text?: string;
  /** The files as the service worker keeps them; none where they are gone. */
  readonly files?: Promise<readonly File[]>;
}

/** What another app shared, which stands in the address; it is taken out of it. */
export function takeShared(
  page: Pick<Location, 'search' | 'pathname' | 'hash'> = location,
): SharedIn | undefined {
  const shown = new URLSearchParams(page.search);
  // Some apps say the same in two of them.
  const words = new Set(['title', 'text', 'url'].flatMap((name) => shown.get(name) ?? []));
  const files = shown.getAll('file');
  if (words.size === 0 && files.length === 0) return undefined;
  history.replaceState(history.state, '', page.pathname + page.hash);
  if (files.length > 0) return { files: keptFiles(files) };
  return { text: [...words].join('\n') };
}

const sharedCache = 'adjutant-shared';
const sharedFile = (place: number): string => (place === 0 ? 'shared-file' : `shared-file-${place}`);

/** The files that the service worker has kept (src/worker/share-target.ts); they are read once. */
async function keptFiles(names: readonly string[]): Promise<readonly File[]> {
  const kept = await caches.open(sharedCache);
  const files = await Promise.all(
    names.map(async (name, place) => {
      const found = await kept.match(sharedFile(place));
      if (!found) return [];
      const blob = await found.blob();
      await kept.delete(sharedFile(place));
      return [new File([blob], name, { type: blob.type })];
    }),
  );
  return files.flat();
}
