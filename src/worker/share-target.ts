/** What another app shares comes as a POST, which no static host answers. */
export function isShared({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname.endsWith('/share-target');
}

/** Longer words have no room in an address: they go on as a file. */
const longestWords = 8000;

/** Files are kept until the app reads them (src/armies/send/launch.ts); words go on in the address. */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const shown = new URLSearchParams();
  const words = ['title', 'text', 'url'].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  const files = form.getAll('file').filter((file) => file instanceof File && file.size > 0) as File[];
  const said = words.map(([, value]) => value).join('\n');
  if (files.length === 0 && said.length > longestWords)
    files.push(new File([said], 'text.txt', { type: 'text/plain' }));
  else for (const [name, value] of words) shown.set(name, value.slice(0, longestWords));
  if (files.length > 0) {
    const kept = await caches.open('adjutant-shared');
    for (const [place, file] of files.entries()) {
      await kept.put(place === 0 ? 'shared-file' : `shared-file-${place}`, new Response(file));
      shown.append('file', file.name.slice(0, 120) || 'file');
    }
  }
  return Response.redirect(`./?${shown}#/armies/~receive`, 303);
}
