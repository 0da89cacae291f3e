import type { Side } from '../attack/fight.ts';
import {
  attack,
  type ChargeBlow,
  type Clash,
  deal,
  endOf,
  type Flow,
  type Happens,
  isArmed,
  isOver,
  kill,
  opponent,
  orderOf,
  settle,
} from './charge-clash.ts';

/** What missed weapons are followed by; undefined while nobody has asked. */
type Ram = boolean | undefined;

function* afterMiss(): Happens<boolean> {
  return (yield { kind: 'after-miss' }) === 1;
}

/**
 * The chargers' Skill rolls, and their blow together if one hits: who missed lends his body to it or has run past
 * (BW-CHG-16, BW-COMB-07). Where all missed, what follows is left open.
 */
function* lead(clash: Clash): Happens<{ readonly blow?: ChargeBlow; readonly ram: Ram }> {
  const { charge, standing } = clash;
  if (!isArmed(charge, 'attacker')) return { blow: bodies(clash), ram: true };
  const hits = yield* attack(clash, 'attacker');
  const oneForAll = charge.rules.combined === 'momentum' && hits > 0;
  if (hits === 0) return { ram: undefined };
  const ram = hits === standing || oneForAll || (yield* afterMiss());
  clash.pushing = ram ? standing : hits;
  return { blow: { by: 'attacker', hits, bodies: clash.pushing - hits }, ram };
}

function bodies({ standing }: Clash): ChargeBlow {
  return { by: 'attacker', hits: 0, bodies: standing };
}

const body: ChargeBlow = { by: 'defender', hits: 0, bodies: 1 };
const thrust: ChargeBlow = { by: 'defender', hits: 1, bodies: 0 };

/** Both blows at once; the dead have struck all the same. */
function* both(clash: Clash, mine: ChargeBlow | undefined, theirs: ChargeBlow | undefined): Happens<void> {
  const killed = mine !== undefined && (yield* deal(clash, mine));
  const died = theirs !== undefined && (yield* deal(clash, theirs));
  if (killed) kill(clash, 'defender');
  if (died) kill(clash, 'attacker');
}

/** Weapons as long as each other, or bodies alone. A body strikes only where the charger does not run past it. */
function* atOnce(clash: Clash): Happens<Ram> {
  const { blow, ram: led } = yield* lead(clash);
  let ram = led;
  let answer: ChargeBlow | undefined;
  if (isArmed(clash.charge, 'defender')) answer = (yield* attack(clash, 'defender')) > 0 ? thrust : undefined;
  else {
    if (!blow) ram ??= yield* afterMiss();
    if (blow || ram) answer = body;
  }
  yield* both(clash, blow, answer);
  return ram;
}

/** The longer weapon, then the other. Nothing follows where the first has hurled its target away. */
function* inTurn(clash: Clash, first: Side): Happens<{ readonly ram: Ram } | undefined> {
  let ram: Ram = true;
  for (const by of [first, opponent[first]]) {
    if (!isArmed(clash.charge, by)) continue;
    const target = opponent[by];
    let blow: ChargeBlow | undefined;
    if (by === 'attacker') ({ blow, ram } = yield* lead(clash));
    else if ((yield* attack(clash, 'defender')) > 0) blow = thrust;
    if (!blow) continue;
    if (yield* deal(clash, blow)) kill(clash, target);
    if (isOver(clash)) break;
    if (clash.dead[target] || clash.struck[by]) continue;
    yield* settle(clash);
    if (clash.flies === target) return undefined;
  }
  return { ram };
}

/**
 * The bodies meet at last: all who live and have not struck yet do so now, together (BW-CHG-11, BW-CHG-16). Who missed
 * decides only now whether his follows: a strike in between has been made, and both live.
 */
function* meet(clash: Clash, ram: Ram): Happens<void> {
  const { struck, standing } = clash;
  const late = !struck.defender;
  if (late && !(ram ?? (yield* afterMiss()))) return;
  if (late) clash.pushing = standing;
  yield* both(clash, late ? bodies(clash) : undefined, struck.attacker ? undefined : body);
}

/**
 * A Charge by speed and Size: the longer weapon first, whose hit may kill or hurl away before the return blow; then the
 * bodies of those who missed; then KnockBack (BW-CHG-11 to BW-CHG-17).
 */
export function* sizeFlow(clash: Clash): Flow {
  const order = orderOf(clash.charge);
  const met =
    order === 'together'
      ? { ram: yield* atOnce(clash) }
      : yield* inTurn(clash, order === 'attacker-first' ? 'attacker' : 'defender');
  if (met === undefined) return endOf(clash);
  if (!isOver(clash)) yield* meet(clash, met.ram);
  yield* settle(clash);
  return endOf(clash);
}
