import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** What a static host at the end of a slow line gives: files packed as hosts do, each after the way there and back. */
export interface SlowSite {
  readonly url: string;
  /** What was asked for so far. */
  readonly asked: () => number;
  readonly stop: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** The browser cannot slow what a service worker asks for: the host does it, with one line for all that is asked. */
export async function serveSlowly(
  folder: string,
  { latency, bytesPerSecond }: { readonly latency: number; readonly bytesPerSecond: number },
): Promise<SlowSite> {
  const step = 50;
  const most = (bytesPerSecond * step) / 1000;
  const waiting: ((bytes: number) => number)[] = [];
  // Those who wait share the line evenly.
  const line = setInterval(() => {
    let left = most;
    const now = waiting.splice(0);
    for (const [place, take] of now.entries())
      left -= take(Math.max(1, Math.floor(left / (now.length - place))));
  }, step);
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname === '/' ? 'index.html' : pathname);
    await wait(latency);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)];
    const body = type ? gzipSync(readFileSync(file), { level: 9 }) : readFileSync(file);
    response.writeHead(200, {
      'content-type': type ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': 'no-cache',
      ...(type && { 'content-encoding': 'gzip' }),
    });
    for (let sent = 0; sent < body.length; ) {
      sent += await new Promise<number>((done) => {
        waiting.push((bytes) => {
          const part = body.subarray(sent, sent + bytes);
          response.write(part);
          done(part.length);
          return part.length;
        });
      });
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    asked: () => asked,
    stop: () =>
      new Promise((resolve) => {
        clearInterval(line);
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
