/** What another app shares comes as a POST, which no static host answers. */
export function isShared({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname.endsWith('/share-target');
}

/** A file is kept until the app reads it; words go on in the address. */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const told = new URLSearchParams();
  for (const name of ['title', 'text', 'url']) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '') told.set(name, value.slice(0, 8000));
  }
  const file = form.get('file');
  if (file instanceof File && file.size > 0) {
    const kept = await caches.open('adjutant-shared');
    await kept.put('shared-file', new Response(file));
    told.set('file', file.name.slice(0, 120) || 'file');
  }
  return Response.redirect(`./?${told}#/armies/~receive`, 303);
}
