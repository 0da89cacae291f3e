import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type UnitOfArmy, unitInAddress } from '../../kit/figures/unit-address.ts';
import { inOrder } from '../../platform/serial-queue.ts';
import type { Services } from '../../platform/services.ts';
import { withEdition } from '../../rules/brikwars/house-rules.ts';
import { fightEditionOf } from '../../rules/brikwars/rule-sets.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { fittingState, isHurt, unhurt, type WreckState } from '../../rules/brikwars/wreck/wreck-state.ts';
import { creationField } from '../creation/creation-field.ts';
import { stateField } from '../creation/state-field.ts';
import { openProfiles } from '../units/model.ts';
import type { WreckInputs } from './inputs.ts';
import type { WreckModel } from './model.ts';

/** The unit of an army that is attacked, with what it was when both last agreed. */
interface Kept {
  readonly of: UnitOfArmy;
  readonly army: string;
  readonly name: string;
  readonly built: string;
}

/** The army's unit that stands as the target, to which all that happens to it is written. */
export interface OfArmy {
  /** Undefined where the target is nobody's, or no longer what the army has. */
  readonly unit: ReadonlySignal<Pick<Kept, 'army' | 'name'> | undefined>;
  readonly arrived: Promise<void>;
  /** Makes a unit of an army the target; false where it is gone or no creation. Who is sent by it brings its edition. */
  take(of: UnitOfArmy, sent?: boolean): Promise<boolean>;
  /** Takes over what the army says of it now. */
  refresh(): Promise<void>;
  letGo(): void;
}

const draft = 'wreck-unit';

function builtText({ creation, state }: Pick<WreckInputs, 'creation' | 'state'>): string {
  return `${creationField.write(creation)}@${stateField.write(fittingState(creation, state))}`;
}

function read(text: string | undefined): Kept | undefined {
  const [address = '', built = '', army = '', name = ''] = (text ?? '').split('\n');
  const of = unitInAddress(address);
  return of && built ? { of, built, army, name } : undefined;
}

const write = ({ of, built, army, name }: Kept) =>
  [`unit=${of.army}.${of.line}`, built, army, name].join('\n');

/** A unit with this state; whole it has none. */
function unitWith({ wreck: _, ...unit }: Profile, state: WreckState): Profile {
  return isHurt(state) ? { ...unit, wreck: state } : unit;
}

type Needs = Pick<
  Services,
  'store' | 'storage' | 'sync' | 'fill' | 'drafts' | 'notices' | 'language' | 'now' | 'settings'
>;

/** Opens what keeps the target of a model in step with its army; `lost` says that the army has it no more. */
export function createOfArmy(services: Needs, model: WreckModel, lost: () => void): OfArmy {
  const { drafts, sync } = services;
  const { inputs } = model;
  const kept = signal<Kept | undefined>(undefined);
  const queued = inOrder();
  let waiting = 0;

  function keep(next: Kept | undefined): void {
    kept.value = next;
    drafts.save(draft, next ? write(next) : '');
  }

  const fits = (known: Kept | undefined, now: Pick<WreckInputs, 'creation' | 'state'>): known is Kept =>
    known !== undefined && known.built === builtText(now);

  const current = computed(() => {
    const { value } = kept;
    return !inputs.linked.value && fits(value, inputs.value.value) ? value : undefined;
  });

  /** What happens here happens there, one thing after the other. */
  function put(state: WreckState, before: Kept): () => void {
    waiting += 1;
    const written = queued(async () => {
      const { lines } = await openProfiles(services);
      const of = kept.peek()?.of ?? before.of;
      const changed = await lines.changeOne(of, (unit) => unitWith(unit, state));
      waiting -= 1;
      const now = kept.peek();
      if (changed && now) keep({ ...now, of: changed.of });
      else if (!changed) {
        keep(undefined);
        lost();
      }
      return changed && { changed, of };
    });
    return () => {
      waiting += 1;
      void queued(async () => {
        const done = await written;
        await done?.changed.undo();
        waiting -= 1;
        const now = kept.peek();
        if (done && now) keep({ ...now, of: done.of });
      });
    };
  }

  async function refresh(): Promise<void> {
    const before = current.peek();
    if (waiting > 0 || !before) return;
    const { lines } = await openProfiles(services);
    const found = await lines.findIn(before.of);
    // What was done here meanwhile is on its way there.
    if (waiting > 0 || current.peek() !== before) return;
    const { unit, army } = found ?? {};
    if (!unit?.creation || army === undefined) return keep(undefined);
    const next = { creation: unit.creation, state: unit.wreck ?? unhurt };
    const built = builtText(next);
    if (built === before.built && unit.name === before.name && army === before.army) return;
    keep({ of: before.of, army, name: unit.name, built });
    if (built !== before.built) model.change({ ...next, points: 0 });
  }

  model.keepBy((before, next) => {
    const known = kept.peek();
    if (inputs.linked.peek() || !fits(known, before)) return undefined;
    const built = builtText(next);
    // Another creation is no longer the army's.
    if (creationField.write(before.creation) !== creationField.write(next.creation)) return undefined;
    keep({ ...known, built });
    const undo = put(next.state, known);
    return () => {
      const now = kept.peek();
      if (now) keep({ ...now, built: known.built });
      undo();
    };
  });

  sync.listen((heard) => {
    if (heard.kind === 'army' || heard.kind === 'armies') void refresh();
  });

  return {
    unit: current,
    arrived: drafts.load(draft).then((text) => {
      kept.value ??= read(text);
    }),
    async take(of, sent = false) {
      const { lines } = await openProfiles(services);
      const { unit, army = '', edition } = (await lines.findIn(of)) ?? {};
      if (!unit?.creation) return false;
      const { creation, name } = unit;
      const state = fittingState(creation, unit.wreck ?? unhurt);
      model.play.end();
      model.begin(creation);
      const fought = sent ? fightEditionOf(edition) : undefined;
      const { table } = model.inputs.value.peek();
      model.change({
        state,
        aim: { kind: 'whole', place: 0 },
        ...(fought && { table: withEdition(table, fought) }),
      });
      keep({ of, army, name, built: builtText({ creation, state }) });
      return true;
    },
    refresh,
    letGo: () => keep(undefined),
  };
}
