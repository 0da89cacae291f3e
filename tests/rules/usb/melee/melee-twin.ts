// A melee worked out the slow way: models one by one, every hit, every face of a morale die, plain sums.

/** Blows of one model with one weapon, or by itself: faces needed are 2 to 6, or 7 for a six and another. */
export interface Blow {
  readonly dice: number;
  /** Undefined: hits by itself. */
  readonly hit?: number;
  readonly again?: 'ones' | 'fails';
  readonly save: number;
  readonly saveAgain?: boolean;
  readonly sides?: 1 | 2 | 3;
  /** Strikes together with the charger. */
  readonly pole?: boolean;
}

export interface Model {
  readonly points: number;
  readonly blows: readonly Blow[];
  readonly hero?: boolean;
}

export interface TwinSide {
  readonly models: readonly Model[];
  /** What the unit started the game with, and the face its morale needs. */
  readonly start: number;
  readonly morale: number;
  /** Points of the same event that are off the models already. */
  readonly earlier?: number;
  readonly state?: 'steady' | 'shaken' | 'panicked';
  /** What a failed test costs instead: models where it would panic or go, or points whatever it is. */
  readonly unbreakable?: 'models' | 'points';
  /** Points of the result that do not depend on the blows: charge, phalanx, duels. */
  readonly extra?: number;
  readonly friends?: readonly number[];
}

export interface Twin {
  readonly charger: TwinSide;
  readonly target: TwinSide;
  /** Makes failed saves again and does not strike: as soon as one has failed, or whatever the dice say. */
  readonly shield?: 'after' | 'before';
  readonly noStrikeBack?: boolean;
  /** Blows instead of those of the models, after which the unit is gone. */
  readonly bomb?: { readonly by: 'charger' | 'target'; readonly save: number };
  /** Reaction shots at the charger. */
  readonly shots?: readonly Blow[];
  readonly defeatTest?: boolean;
  readonly perModel?: boolean;
}

export interface TwinOdds {
  readonly endings: Record<string, number>;
  readonly charger: TwinSideOdds;
  readonly target: TwinSideOdds;
}

export interface TwinSideOdds {
  readonly fates: Record<string, number>;
  readonly points: Record<number, number>;
  readonly models: Record<number, number>;
}

const faces = [1, 2, 3, 4, 5, 6] as const;

function passes(need: number, again: Blow['again'] | undefined): number {
  let chance = 0;
  for (const face of faces) {
    const once = pass(need, face);
    const rerolled = again === 'ones' ? face === 1 : again === 'fails';
    if (!rerolled) chance += once / 6;
    else chance += (once + (1 - once) * average(need)) / 6;
  }
  return chance;
}

const average = (need: number) => faces.reduce((sum, face) => sum + pass(need, face), 0) / 6;

/** How likely a die that shows this face passes: by a second six where more than a six is needed. */
function pass(need: number, face: number): number {
  if (face === 1) return 0;
  if (need > 6) return face === 6 ? 1 / 6 : 0;
  return face >= need ? 1 : 0;
}

/** Costs of the unsaved hits of blows, one by one. */
type Costs = readonly number[];

function outcomes(blows: readonly Blow[], shield: boolean): readonly [Costs, number][] {
  let all = new Map<string, [Costs, number]>([['', [[], 1]]]);
  for (const blow of blows) {
    for (let die = 0; die < blow.dice; die++) {
      const next = new Map<string, [Costs, number]>();
      const add = (costs: Costs, chance: number) => {
        if (chance === 0) return;
        const sorted = [...costs].sort();
        const key = sorted.join();
        next.set(key, [sorted, chance + (next.get(key)?.[1] ?? 0)]);
      };
      const hit = blow.hit === undefined ? 1 : passes(blow.hit, blow.again);
      const saved = passes(blow.save, blow.saveAgain || shield ? 'fails' : undefined);
      const sides = blow.sides ?? 1;
      for (const [costs, chance] of all.values()) {
        add(costs, chance * (1 - hit * (1 - saved)));
        for (let cost = 1; cost <= sides; cost++) add([...costs, cost], (chance * hit * (1 - saved)) / sides);
      }
      all = next;
    }
  }
  return [...all.values()];
}

/** No save of these blows fails, none being made again. */
function nothingFails(blows: readonly Blow[]): number {
  let chance = 1;
  for (const { dice, hit, again, save } of blows)
    chance *= (1 - (hit === undefined ? 1 : passes(hit, again)) * (1 - passes(save, undefined))) ** dice;
  return chance;
}

/** Takes costs off models: pooled and weakest first, or each hit from one model so that most go. */
function suffer(models: readonly Model[], costs: Costs, perModel: boolean): readonly Model[] {
  if (perModel) return sufferEach(models, costs);
  let rest = costs.reduce((sum, cost) => sum + cost, 0);
  const left = [...models].sort(
    (a, b) => a.points - b.points || Number(a.hero ?? false) - Number(b.hero ?? false),
  );
  const alive: Model[] = [];
  for (const model of left) {
    const paid = Math.min(rest, model.points);
    rest -= paid;
    if (paid < model.points) alive.push({ ...model, points: model.points - paid });
  }
  return alive;
}

/** Tries each hit on each model. */
function sufferEach(models: readonly Model[], [cost, ...more]: Costs): readonly Model[] {
  if (cost === undefined || models.length === 0) return models;
  let best: readonly Model[] | undefined;
  models.forEach((model, at) => {
    const hurt = { ...model, points: model.points - cost };
    const left = sufferEach(
      [...models.slice(0, at), ...(hurt.points > 0 ? [hurt] : []), ...models.slice(at + 1)],
      more,
    );
    const fewer = best === undefined || left.length < best.length;
    if (fewer || (left.length === best?.length && sum(left) < sum(best))) best = left;
  });
  return best ?? models;
}

const sum = (models: readonly Model[]) => models.reduce((total, { points }) => total + points, 0);

export function twinOdds(twin: Twin): TwinOdds {
  const { charger, target, perModel = false } = twin;
  const odds: TwinOdds = { endings: {}, charger: empty(), target: empty() };
  for (const [shot, chance] of outcomes(twin.shots ?? [], false)) {
    const left = suffer(charger.models, shot, perModel);
    const lost = sum(charger.models) - sum(left);
    if (left.length === 0) end(twin, odds, chance, 'shot-down', left, target.models, 0, 0);
    else if (lost + (charger.earlier ?? 0) > 0 && 4 * (lost + (charger.earlier ?? 0)) >= charger.start)
      end(twin, odds, chance, 'broken', left, target.models, 0, 0);
    else blows(twin, odds, chance, left);
  }
  return odds;
}

const empty = (): TwinSideOdds => ({ fates: {}, points: {}, models: {} });

function blows(twin: Twin, odds: TwinOdds, before: number, charger: readonly Model[]): void {
  const { target, shield, bomb, perModel = false } = twin;
  const pole = target.models.flatMap((model) => model.blows.filter((blow) => blow.pole));
  const first =
    bomb?.by === 'charger'
      ? [{ dice: 2 * sum(charger), save: bomb.save }]
      : charger.flatMap((model) => model.blows);
  const unused = shield === 'after' ? nothingFails(first) : 0;
  const ways = outcomes(first, shield !== undefined).flatMap(([costs, chance]) => {
    if (shield === undefined) return [{ costs, chance, strikes: true }];
    const free = costs.length === 0 ? unused : 0;
    return [
      { costs, chance: free, strikes: true },
      { costs, chance: chance - free, strikes: false },
    ];
  });
  for (const { costs, chance, strikes } of ways) {
    const theirs = suffer(target.models, costs, perModel);
    const may = strikes && twin.noStrikeBack !== true;
    if (bomb?.by === 'charger') {
      end(twin, odds, before * chance, 'self-destroyed', [], theirs, 0, 0);
      continue;
    }
    for (const [poleCosts, p] of outcomes(may ? pole : [], false)) {
      const ours = suffer(charger, poleCosts, perModel);
      const at = before * chance * p;
      if (!may || ours.length === 0 || theirs.length === 0) {
        judge(twin, odds, at, charger, ours, theirs);
        continue;
      }
      const back =
        bomb?.by === 'target'
          ? [{ dice: 2 * sum(theirs), save: bomb.save }]
          : theirs.flatMap((model) => model.blows.filter((blow) => !blow.pole));
      for (const [backCosts, q] of outcomes(back, false)) {
        const after = suffer(ours, backCosts, perModel);
        if (bomb?.by === 'target') end(twin, odds, at * q, 'self-destroyed', after, [], 0, 0);
        else judge(twin, odds, at * q, charger, after, theirs);
      }
    }
  }
}

function judge(
  twin: Twin,
  odds: TwinOdds,
  chance: number,
  charger: readonly Model[],
  ours: readonly Model[],
  theirs: readonly Model[],
): void {
  const friends = { ours: twin.charger.friends ?? [], theirs: twin.target.friends ?? [] };
  const a = [...ours.map(({ points }) => points), ...friends.ours];
  const b = [...theirs.map(({ points }) => points), ...friends.theirs];
  if (a.length === 0 && b.length === 0) end(twin, odds, chance, 'both-wiped', ours, theirs, 0, 0);
  else if (a.length === 0) end(twin, odds, chance, 'charger-wiped', ours, theirs, 0, 0);
  else if (b.length === 0) end(twin, odds, chance, 'target-wiped', ours, theirs, 0, 0);
  else {
    const score = (own: readonly number[], enemy: readonly number[], wounds: number, units: number) =>
      wounds +
      Math.min(3, Math.floor(own.length / 4)) +
      (own.length > enemy.length ? 1 : 0) +
      (units - 1) +
      Math.max(...own);
    const units = (models: readonly Model[], more: readonly number[]) =>
      (models.length > 0 ? 1 : 0) + (more.length > 0 ? 1 : 0);
    const mine = score(a, b, sum(twin.target.models) - sum(theirs), units(ours, friends.ours));
    const other = score(b, a, sum(charger) - sum(ours), units(theirs, friends.theirs));
    const by = mine + (twin.charger.extra ?? 0) - other - (twin.target.extra ?? 0);
    const size = Math.abs(by);
    const band = size < 2 ? '' : size < 4 ? 'pushed' : size < 6 ? 'flees' : 'destroyed';
    const name = band === '' ? 'locked' : `${by > 0 ? 'target' : 'charger'}-${band}`;
    end(
      twin,
      odds,
      chance,
      name,
      ours,
      theirs,
      band !== '' && by < 0 ? size : 0,
      band !== '' && by > 0 ? size : 0,
    );
  }
}

function end(
  twin: Twin,
  odds: TwinOdds,
  chance: number,
  name: string,
  ours: readonly Model[],
  theirs: readonly Model[],
  oursBy: number,
  theirsBy: number,
): void {
  if (chance === 0) return;
  count(odds.endings, name, chance);
  side(twin, twin.charger, odds.charger, chance, ours, oursBy);
  side(twin, twin.target, odds.target, chance, theirs, theirsBy);
}

function count(record: Record<string | number, number>, key: string | number, chance: number): void {
  record[key] = (record[key] ?? 0) + chance;
}

const states = ['steady', 'shaken', 'panicked', 'destroyed'];
const worse = (a: string, b: string) => (states.indexOf(a) > states.indexOf(b) ? a : b);

function side(
  { defeatTest = false }: Twin,
  { models, start, morale, earlier = 0, state = 'steady', unbreakable }: TwinSide,
  odds: TwinSideOdds,
  chance: number,
  after: readonly Model[],
  by: number,
): void {
  const note = (fate: string, p: number, left: readonly Model[]) => {
    count(odds.fates, fate, p);
    count(odds.points, sum(models) - sum(left), p);
    count(odds.models, models.length - left.length, p);
  };
  let now = after;
  let fate: string = state;
  if (by >= 2 && now.length > 0) {
    if (unbreakable) now = suffer(now, [by], false);
    else if (by >= 6) {
      note('destroyed', chance, now);
      return;
    } else fate = worse(by >= 4 ? 'panicked' : 'shaken', fate);
  }
  if (now.length === 0) {
    note('wiped', chance, now);
    return;
  }
  const level = (lost: number) => [3, 2, 1].find((quarters) => lost > 0 && 4 * lost >= quarters * start) ?? 0;
  const reached = level(start - sum(now));
  const due = reached > level(start - sum(models) - earlier) ? reached : 0;
  const tested = defeatTest && by >= 2 ? Math.max(due, 2) : due;
  if (tested === 0) {
    note(fate, chance, now);
    return;
  }
  for (const face of faces) {
    const second = morale > 6 && face === 6 ? [1 / 6, 5 / 6] : [pass(morale, face), 1 - pass(morale, face)];
    for (const [index, p] of second.entries()) {
      if (p === 0) continue;
      const good = index === 0;
      const weight = (chance * p) / 6;
      const margin = Math.max(1, morale - face);
      if (!good && (unbreakable === 'points' || (unbreakable === 'models' && tested > 1))) {
        const left = unbreakable === 'points' ? suffer(now, [margin], false) : now.slice(margin);
        note(left.length === 0 ? 'wiped' : fate, weight, left);
      } else if (good) note(tested === 3 && !unbreakable ? worse('panicked', fate) : fate, weight, now);
      else note(worse(['', 'shaken', 'panicked', 'destroyed'][tested] ?? '', fate), weight, now);
    }
  }
}
