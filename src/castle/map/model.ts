import { batch, computed, effect, signal } from '@preact/signals';
import { createQuestion, type QuestionServices } from '../../kit/question/question.ts';
import { enclosedGround } from '../../rules/mage-knight/plan/enclosure.ts';
import { measureSection } from '../../rules/mage-knight/plan/measurements.ts';
import { checkPlan } from '../../rules/mage-knight/plan/placement.ts';
import type { CastlePlan, Outline, Point } from '../../rules/mage-knight/plan/plan.ts';
import { fitsLink, noRoomFor } from '../plan/link.ts';
import {
  boundedArea,
  type Footprint,
  movedTo,
  outlineAt,
  outlineOf,
  ownerOf,
  sizeOf,
  type Thing,
  type TrayKind,
  thingsOf,
  thousandth,
  trayKindOf,
  turnedBy,
  withFigure,
  withNew,
  withPlayers,
  withTable,
  withThing,
} from '../plan/model.ts';
import { createFixing } from './fixing.ts';
import { openMapHabits } from './habits.ts';
import { type Drag, type Held, heldBy, near, others } from './held.ts';
import { createHistory } from './history.ts';
import type { CastleMapModel, MapChange } from './map-model.ts';
import { mapQuestion } from './map-question.ts';
import { freePlace, keepTouch, ontoGrid, snapTo } from './placing.ts';
import {
  isAmong,
  movedTogether,
  type PlacedPiece,
  piecesOf,
  turnedTogether,
  withoutPieces,
  withPieces,
} from './together.ts';
import { wayBack } from './turned.ts';

interface Moment {
  readonly plan: CastlePlan;
  readonly chosen: Thing | undefined;
}

interface MapEvents {
  /** Another window's plan made way for the one that is shown; how to take that one instead. */
  readonly overruled?: (takeTheirs: () => void) => void;
  /** What is dragged has come to stand against a neighbour. */
  readonly snapped?: () => void;
}

export async function createCastleMapModel(
  services: QuestionServices,
  { overruled = () => undefined, snapped: tick = () => undefined }: MapEvents = {},
): Promise<CastleMapModel> {
  let letGo: () => void = () => undefined;
  const [{ inputs, set }, habits] = await Promise.all([
    createQuestion(services, mapQuestion, {
      // What is held belongs to the plan that was shown.
      changed: () => letGo(),
      overruled: (theirs) => overruled(() => commit(theirs, undefined, { act: 'changed' })),
    }),
    openMapHabits(services.drafts),
  ]);
  const history = createHistory<Moment>();
  const plan = inputs.value;
  const held = signal<Held | undefined>(undefined);
  const dragging = computed(() => held.value !== undefined);
  const wanted = signal<Thing | undefined>(undefined);
  const chosen = computed(() =>
    wanted.value && outlineOf(plan.value, wanted.value) ? wanted.value : undefined,
  );
  const asking = signal(false);
  const also = signal<readonly Thing[]>([]);
  const several = signal(false);
  const group = computed((): readonly Thing[] => {
    const first = chosen.value;
    const more = also.value.filter((thing) => !isAmong(first ? [first] : [], thing));
    return first ? [first, ...more.filter((thing) => outlineOf(plan.value, thing))] : [];
  });
  const before = signal<{ readonly chosen: Thing | undefined } | undefined>(undefined);
  const rested = computed(() => (before.value ?? { chosen: chosen.value }).chosen);
  const findings = computed(() => checkPlan(plan.value));
  const laid = computed(() =>
    held.value
      ? withPieces(withThing(held.value.base, held.value.thing, held.value), held.value.together)
      : plan.value,
  );
  const inHand = computed(() => held.value?.thing ?? rested.value);
  const wantedOwner = signal(0);
  const owner = computed(() => Math.min(wantedOwner.value, plan.value.players.length - 1));
  const last = signal<MapChange | undefined>(undefined);
  let drag: Drag | undefined;

  // What was done to the own plan is not to be undone in one that came with a link; one that is kept stays what it was.
  let [linked, shown] = [inputs.linked.peek(), plan.peek()];
  effect(() => {
    const now = [inputs.linked.value, plan.value] as const;
    if (now[0] !== linked && now[1] !== shown) history.forget();
    [linked, shown] = now;
  });

  function put(next: CastlePlan, thing: Thing | undefined, change: MapChange): void {
    batch(() => {
      held.value = undefined;
      before.value = undefined;
      set(next);
      wanted.value = thing;
      if (change.act !== 'changed') {
        asking.value = false;
        also.value = [];
        several.value = false;
      }
      last.value = change;
    });
  }

  function commit(next: CastlePlan, thing: Thing | undefined, change: MapChange): void {
    history.note({ plan: plan.peek(), chosen: chosen.peek() });
    put(next, thing, change);
  }

  function step(act: 'undone' | 'redone'): void {
    const now = { plan: plan.peek(), chosen: chosen.peek() };
    const moment = act === 'undone' ? history.undo(now) : history.redo(now);
    if (moment) put(moment.plan, moment.chosen, { act });
  }

  /** Changes the chosen thing, keeping it on the table. */
  function reshape(change: (outline: Outline) => Outline): void {
    const thing = chosen.peek();
    const outline = thing && outlineOf(plan.peek(), thing);
    if (!thing || !outline) return;
    const changed = change(outline);
    const kept = movedTo(changed, changed.centre, plan.peek());
    if (isSame(kept, outline)) return;
    commit(withThing(plan.peek(), thing, { outline: kept }), thing, { act: 'changed', thing });
  }

  function settled(
    { base, thing, outline, neighbours, together }: Drag,
    centre: Point,
  ): Pick<Held, 'outline' | 'snapped' | 'together'> {
    const { snap, grid } = habits.value.peek();
    const free = movedTo(outline, centre, base);
    const against = snap && thing.kind === 'section' ? snapTo(free, neighbours) : undefined;
    const placed = against ?? ((grid && ontoGrid(free)) || free);
    const own = movedTo(placed, placed.centre, base);
    const snapped = against !== undefined;
    if (together.length === 0) return { outline: own, snapped, together };
    const by = { x: own.centre.x - outline.centre.x, y: own.centre.y - outline.centre.y };
    const [lead, ...rest] = movedTogether([{ thing, outline }, ...together], by, base);
    return { outline: { ...own, centre: lead?.outline.centre ?? own.centre }, snapped, together: rest };
  }

  /** What is chosen beside others joins them. */
  function pick(thing: Thing): void {
    also.value = several.peek() ? group.peek() : [];
    wanted.value = thing;
  }

  /** Moves or turns all that are chosen as one. */
  function reshapeGroup(change: (pieces: readonly PlacedPiece[]) => readonly PlacedPiece[]): boolean {
    const [thing, ...more] = group.peek();
    if (!thing || more.length === 0) return false;
    const next = withPieces(plan.peek(), change(piecesOf(plan.peek(), [thing, ...more])));
    if (!isSame(next, plan.peek())) commit(next, thing, { act: 'changed', thing });
    return true;
  }

  /** What is held is put back where it stood. */
  function rest(): void {
    batch(() => {
      // Pressed and let go: that was a tap.
      if (before.peek()) asking.value = true;
      held.value = undefined;
      before.value = undefined;
    });
  }

  const fixing = createFixing({
    plan,
    isHeld: () => drag !== undefined,
    commit: (next, thing) => commit(next, thing ?? chosen.peek(), { act: 'mended', ...(thing && { thing }) }),
  });

  letGo = () => {
    drag = undefined;
    rest();
  };

  function addNew(kind: TrayKind, whose: number, size: Footprint): void {
    if (noRoomFor(plan.peek(), kind)) return;
    const place = freePlace(plan.peek(), kind, whose, size, chosen.peek());
    const [next, thing] = withNew(plan.peek(), kind, whose, place);
    commit(next, thing, { act: 'added', thing });
  }

  return {
    inputs,
    entered: plan,
    plan,
    held,
    dragging,
    tableSize: computed(() => ({ width: plan.value.width, height: plan.value.depth })),
    findings,
    laid,
    laidFindings: computed(() => (held.value ? checkPlan(laid.value) : findings.value)),
    inHand,
    laidMeasures: computed(() =>
      inHand.value?.kind === 'section' ? measureSection(laid.value, inHand.value.index) : undefined,
    ),
    measures: computed(() =>
      chosen.value?.kind === 'section' ? measureSection(plan.value, chosen.value.index) : undefined,
    ),
    enclosed: computed(() => plan.value.players.flatMap((_, player) => enclosedGround(plan.value, player))),
    chosen,
    group,
    several,
    rested,
    asked: computed(() =>
      asking.value && rested.value?.kind === 'section' ? rested.value.index : undefined,
    ),
    owner,
    habits,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    last,
    choose(thing) {
      const now = wanted.peek();
      if (thing === undefined) several.value = false;
      if (thing && !isAmong(now ? [now] : [], thing)) pick(thing);
      else if (!thing) wanted.value = undefined;
      if (!several.peek()) also.value = [];
      asking.value = thing !== undefined;
    },
    chooseSeveral(on) {
      several.value = on;
      if (!on) also.value = [];
    },
    chooseCastle() {
      const now = chosen.peek();
      const lord = now ? ownerOf(plan.peek(), now) : owner.peek();
      const own = thingsOf(plan.peek()).filter(
        (thing) => thing.kind === 'section' && ownerOf(plan.peek(), thing) === lord,
      );
      const first = own.find((thing) => isAmong(group.peek(), thing)) ?? own[0];
      if (!first) return;
      several.value = true;
      also.value = own;
      wanted.value = first;
    },
    stopAsking() {
      asking.value = false;
    },
    useOwner(player) {
      wantedOwner.value = player;
    },
    add: (kind) => addNew(kind, owner.peek(), habits.value.peek().sizes[kind]),
    lift(what, at) {
      if (typeof what === 'string') {
        if (noRoomFor(plan.peek(), what)) return;
        const outline = outlineAt(what, habits.value.peek().sizes[what], at);
        const [base, thing] = withNew(plan.peek(), what, owner.peek(), outline);
        drag = {
          base,
          thing,
          outline,
          offset: { x: 0, y: 0 },
          neighbours: others(base, thing),
          isNew: true,
          together: [],
        };
      } else {
        const outline = outlineOf(plan.peek(), what);
        if (!outline) return;
        const offset = { x: outline.centre.x - at.x, y: outline.centre.y - at.y };
        const base = plan.peek();
        const together = isAmong(group.peek(), what)
          ? piecesOf(
              base,
              group.peek().filter((each) => !isAmong([what], each)),
            )
          : [];
        const neighbours = others(base, what, ...together.map((each) => each.thing));
        drag = { base, thing: what, outline, offset, neighbours, isNew: false, together };
      }
      const { thing, isNew } = drag;
      batch(() => {
        before.value = { chosen: chosen.peek() };
        if (!isNew) pick(thing);
        else if (drag) held.value = heldBy(drag, { outline: drag.outline, snapped: false, together: [] });
      });
    },
    dragTo(at) {
      if (!drag) return;
      const { offset } = drag;
      const before = held.peek();
      const now = heldBy(drag, settled(drag, { x: at.x + offset.x, y: at.y + offset.y }));
      // Against another side, or another neighbour: felt once each.
      if (now.snapped && !(before?.snapped && near(before.outline, now.outline))) tick();
      if (!before || !isSame(before.outline, now.outline)) held.value = now;
    },
    drop() {
      const now = held.peek();
      const done = drag;
      drag = undefined;
      if (!now || !done) return rest();
      if (isSame(now.outline, outlineOf(plan.peek(), done.thing))) return rest();
      const moved = withThing(done.base, done.thing, { outline: now.outline });
      const next = withPieces(moved, now.together);
      commit(next, done.thing, { act: done.isNew ? 'added' : 'changed', thing: done.thing });
    },
    letGo: () => letGo(),
    nudge(right, down) {
      const [x, y] = wayBack(right, down, habits.value.peek().turned);
      if (reshapeGroup((pieces) => movedTogether(pieces, { x, y }, plan.peek()))) return;
      reshape((outline) => ({ ...outline, centre: { x: outline.centre.x + x, y: outline.centre.y + y } }));
    },
    turn(degrees) {
      if (reshapeGroup((pieces) => turnedTogether(pieces, degrees, plan.peek()))) return;
      const thing = chosen.peek();
      const snap = habits.value.peek().snap && thing?.kind === 'section';
      reshape((outline) => {
        const turned = turnedBy(outline, degrees);
        return snap && thing ? keepTouch(outline, turned, others(plan.peek(), thing)) : turned;
      });
    },
    resize(size) {
      const thing = chosen.peek();
      if (!thing) return;
      habits.measure(trayKindOf(plan.peek(), thing), size);
      reshape((outline) =>
        outline.shape === 'circle'
          ? { ...outline, radius: thousandth(size.width / 2) }
          : { ...outline, width: size.width, depth: size.depth },
      );
    },
    give(player) {
      const thing = chosen.peek();
      if (thing && ownerOf(plan.peek(), thing) !== player)
        commit(withThing(plan.peek(), thing, { owner: player }), thing, { act: 'changed', thing });
    },
    notify(part) {
      const thing = chosen.peek();
      if (thing?.kind !== 'figure') return true;
      const next = withFigure(plan.peek(), thing.index, part);
      if (isSame(next.figures[thing.index], plan.peek().figures[thing.index])) return true;
      if (!fitsLink(next)) return false;
      const change: MapChange = { act: 'told', thing };
      const before = last.peek();
      // A name is typed in one step that can be undone.
      if (part.name !== undefined && before?.act === 'told' && before.thing?.index === thing.index)
        put(next, thing, change);
      else commit(next, thing, change);
      return true;
    },
    duplicate() {
      const thing = chosen.peek();
      const outline = thing && outlineOf(plan.peek(), thing);
      if (!thing || !outline) return;
      addNew(trayKindOf(plan.peek(), thing), ownerOf(plan.peek(), thing), sizeOf(outline));
    },
    remove() {
      const thing = chosen.peek();
      if (!thing) return;
      const kind = trayKindOf(plan.peek(), thing);
      commit(withoutPieces(plan.peek(), group.peek()), undefined, { act: 'removed', thing, kind });
    },
    ...fixing,
    clear() {
      commit({ ...plan.peek(), sections: [], terrain: [], figures: [] }, undefined, { act: 'cleared' });
    },
    undo: () => step('undone'),
    redo: () => step('redone'),
    setTable(width, depth) {
      commit(withTable(plan.peek(), width, depth), chosen.peek(), { act: 'table' });
    },
    setPlayers(count) {
      commit(withPlayers(plan.peek(), count), undefined, { act: 'table' });
    },
    setArea(player, area) {
      const { players, width, depth } = plan.peek();
      const next = players.with(player, { area: boundedArea(area, width, depth) });
      commit({ ...plan.peek(), players: next }, chosen.peek(), { act: 'table' });
    },
    setConsent: (consent) => commit({ ...plan.peek(), consent }, chosen.peek(), { act: 'table' }),
    setOrder: (order) => commit({ ...plan.peek(), order }, chosen.peek(), { act: 'table' }),
    replacePlan: (next) => commit(next, undefined, { act: 'table' }),
  };
}

const isSame = (one: object | undefined, other: object | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
