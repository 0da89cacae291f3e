// Firefox and WebKit as the system has them, each by the protocol that it speaks: WebDriver BiDi and WebDriver.
import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { browserStart } from '../support/browser.mjs';

/** What the tests need of a browser. */
export interface Driver {
  readonly goto: (url: string) => Promise<void>;
  /** Runs the body of an async function in the page; what it gives must be plain. */
  readonly run: <Value>(body: string, ...values: readonly unknown[]) => Promise<Value>;
  /** A press and a release of the pointer, in pixels of the page's window. */
  readonly tap: (x: number, y: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type Engine = 'firefox' | 'webkit';

/** The packages of Debian and Ubuntu that an engine comes in. */
export const packages: Readonly<Record<Engine, string>> = {
  firefox: 'firefox-esr (or firefox)',
  webkit: 'webkit2gtk-driver xvfb',
};

const size = { width: 480, height: 800 };

/** Milliseconds that a busy machine may take to start a browser. */
const patience = 60_000;

function find(names: readonly string[], places = (process.env.PATH ?? '').split(':')): string | undefined {
  for (const name of names) {
    for (const file of name.startsWith('/') ? [name] : places.map((place) => path.join(place, name))) {
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Elsewhere, then.
      }
    }
  }
  return undefined;
}

/** Where the parts of an engine are; undefined where one is missing. */
export function findEngine(engine: Engine): readonly string[] | undefined {
  const given = process.env[`${engine.toUpperCase()}_PATH`];
  const wanted =
    engine === 'firefox'
      ? [[...(given ? [given] : []), 'firefox-esr', 'firefox']]
      : [[...(given ? [given] : []), 'WebKitWebDriver'], ['Xvfb'], miniBrowsers];
  const found = wanted.map((names) => find(names));
  return found.every((file) => file !== undefined) ? found : undefined;
}

const miniBrowsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Tries until it comes about. */
async function until<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (const end = Date.now() + patience; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((passed) => setTimeout(passed, 200));
    }
  }
}

async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  const gone = new Promise((resolve) => process.once('exit', resolve));
  process.kill('SIGKILL');
  await gone;
}

/** A function whose answer is a text, so that each protocol hands it over alike. */
const asText = (body: string) =>
  `async (...values) => JSON.stringify([await (async (...values) => { ${body} })(...values)])`;

const answerOf = <Value>(text: unknown): Value => (JSON.parse(String(text)) as [Value])[0];

const taps = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

interface BidiAnswer {
  readonly id?: number;
  readonly error?: string;
  readonly message?: string;
  readonly result?: {
    readonly contexts?: readonly { readonly context: string }[];
    readonly result?: { readonly value?: unknown };
    readonly exceptionDetails?: { readonly text: string };
  };
}

async function startFirefox([file = '']: readonly string[]): Promise<Driver> {
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'engine-'));
  const browser = spawn(
    file,
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      String(port),
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const socket = await until(
    () =>
      new Promise<WebSocket>((resolve, reject) => {
        const opened = new WebSocket(`ws://127.0.0.1:${port}/session`);
        opened.onopen = () => resolve(opened);
        opened.onerror = () => reject(new Error('Firefox has not opened its door'));
      }),
  );
  const asked = new Map<number, (answer: BidiAnswer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as BidiAnswer;
    if (answer.id !== undefined) asked.get(answer.id)?.(answer);
  };
  let last = 0;
  async function command(method: string, params: object): Promise<NonNullable<BidiAnswer['result']>> {
    const id = ++last;
    const answer = await new Promise<BidiAnswer>((resolve) => {
      asked.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    asked.delete(id);
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result ?? {};
  }
  await command('session.new', { capabilities: {} });
  const { contexts } = await command('browsingContext.getTree', {});
  const context = contexts?.[0]?.context;
  await command('browsingContext.setViewport', { context, viewport: size });
  return {
    goto: async (url) => {
      await command('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (body, ...values) => {
      const { result, exceptionDetails } = await command('script.callFunction', {
        target: { context },
        awaitPromise: true,
        functionDeclaration: `(text) => (${asText(body)})(...JSON.parse(text))`,
        arguments: [{ type: 'string', value: JSON.stringify(values) }],
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return answerOf(result?.value);
    },
    tap: async (x, y) => {
      await command('input.performActions', { context, actions: taps(x, y) });
    },
    close: async () => {
      socket.close();
      await stop(browser);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function startWebkit([driver = '', screen = '', browser = '']: readonly string[]): Promise<Driver> {
  const port = await freePort();
  const display = `:${90 + (process.pid % 400)}`;
  const glass = spawn(screen, [display, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // The tests may run as root, where the sandbox of WebKitGTK does not start.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  async function command<Value>(method: string, address: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}/session${address}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as {
      value: Value & { readonly error?: string; message?: string };
    };
    if (!answer.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
    return value;
  }
  const { sessionId } = await until(() =>
    command<{ readonly sessionId: string }>('POST', '', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
          timeouts: { script: patience, pageLoad: patience },
        },
      },
    }),
  );
  const at = `/${sessionId}`;
  await command('POST', `${at}/window/rect`, { x: 0, y: 0, ...size });
  return {
    goto: (url) => command('POST', `${at}/url`, { url }),
    run: async (body, ...values) =>
      answerOf(
        await command('POST', `${at}/execute/async`, {
          script: `const done = arguments[arguments.length - 1]; (${asText(body)})(...arguments[0]).then(done, (error) => done(JSON.stringify({ error: String(error) })));`,
          args: [values],
        }),
      ),
    tap: (x, y) => command('POST', `${at}/actions`, { actions: taps(x, y) }),
    close: async () => {
      await command('DELETE', at).catch(() => undefined);
      await stop(server);
      await stop(glass);
    },
  };
}

/** What the others are compared with. */
export async function startChromium(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch(browserStart(executablePath));
  const page = await browser.newPage({ viewport: size });
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    run: async (body, ...values) =>
      answerOf(await page.evaluate(`(${asText(body)})(...${JSON.stringify(values)})`)),
    tap: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}

export async function start(engine: Engine): Promise<Driver> {
  const found = findEngine(engine);
  if (!found) throw new Error(`${engine}: not run (apt-get install ${packages[engine]})`);
  return engine === 'firefox' ? startFirefox(found) : startWebkit(found);
}
