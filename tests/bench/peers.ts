import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Other people's dice packages, each reduced to what is compared. A package that is not there is left out. */
export interface Peer {
  readonly name: string;
  readonly roll?: (text: string) => number;
  readonly odds?: (text: string) => number;
}

// BENCH_PEERS may name a folder whose node_modules holds peers too large to be dependencies of this project.
const folders = [
  import.meta.url,
  ...(process.env.BENCH_PEERS ? [pathToFileURL(`${process.env.BENCH_PEERS}/`).href] : []),
];

async function load(name: string): Promise<Record<string, unknown> | undefined> {
  for (const folder of folders) {
    try {
      const path = createRequire(folder).resolve(name);
      const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(path).href);
      return (module.default as Record<string, unknown> | undefined) ?? module;
    } catch {
      // Not installed here.
    }
  }
  return undefined;
}

type Call<Input, Output> = (input: Input) => Output;

export async function loadPeers(): Promise<readonly Peer[]> {
  const peers: Peer[] = [];
  const rpg = await load('@dice-roller/rpg-dice-roller');
  if (rpg) {
    const DiceRoll = rpg.DiceRoll as new (text: string) => { readonly total: number };
    peers.push({ name: 'rpg-dice-roller', roll: (text) => new DiceRoll(text).total });
  }
  const dicebag = await load('dicebag');
  if (dicebag) {
    const parse = dicebag.parse as Call<string, unknown>;
    const pool = dicebag.pool as Call<unknown, readonly number[]>;
    peers.push({ name: 'dicebag', roll: (text) => pool(parse(text)).length });
  }
  const droll = await load('droll');
  if (droll) {
    const roll = droll.roll as Call<string, { readonly total: number } | false>;
    peers.push({ name: 'droll', roll: (text) => (roll(text) || { total: Number.NaN }).total });
  }
  const yipe = await load('@yipe/dice');
  if (yipe) {
    const parse = yipe.parse as Call<string, { mean: () => number }>;
    const clear = yipe.clearParserCache as () => void;
    (yipe.setCachingEnabled as Call<boolean, void>)(false);
    peers.push({
      name: '@yipe/dice',
      odds: (text) => {
        clear();
        return parse(text).mean();
      },
    });
  }
  return peers;
}
