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

/** The link to an army in what another app shared, which stands in the address; it is taken out of it. */
export function takeShared(
  page: Pick<Location, 'search' | 'pathname' | 'hash'> = location,
): string | undefined {
  const told = new URLSearchParams(page.search);
  const shared = ['url', 'text', 'title'].flatMap((name) => told.get(name) ?? []);
  if (shared.length === 0) return undefined;
  history.replaceState(history.state, '', page.pathname + page.hash);
  return shared.find((text) => text.includes('~receive?p=')) ?? shared.join('\n');
}
