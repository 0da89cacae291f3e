/** What the system hands to the app that it opens. */
interface Launch {
  readonly files?: readonly { readonly getFile: () => Promise<File> }[];
}

interface LaunchQueue {
  setConsumer(take: (launch: Launch) => void): void;
}

/** Files that the system opens with the app; browsers without such a thing never call. */
export function takeLaunched(take: (file: File) => Promise<void>): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    const [file] = files;
    if (file) void file.getFile().then(take);
  });
}

/** What another app shared: words, among them perhaps a link to an army, or a file. */
export interface SharedIn {
  readonly text?: string;
  /** The file as the service worker keeps it; undefined where it is gone. */
  readonly file?: Promise<File | undefined>;
}

/** What another app shared, which stands in the address; it is taken out of it. */
export function takeShared(
  page: Pick<Location, 'search' | 'pathname' | 'hash'> = location,
): SharedIn | undefined {
  const told = new URLSearchParams(page.search);
  const words = ['url', 'text', 'title'].flatMap((name) => told.get(name) ?? []);
  const file = told.get('file');
  if (words.length === 0 && file === null) return undefined;
  history.replaceState(history.state, '', page.pathname + page.hash);
  if (file !== null) return { file: keptFile(file) };
  return { text: words.find((text) => text.includes('~receive?p=')) ?? words.join('\n') };
}

/** The file that the service worker has kept (src/worker/share-target.ts); it is read once. */
async function keptFile(name: string): Promise<File | undefined> {
  const kept = await caches.open('adjutant-shared');
  const found = await kept.match('shared-file');
  if (!found) return undefined;
  const file = new File([await found.blob()], name);
  await kept.delete('shared-file');
  return file;
}
