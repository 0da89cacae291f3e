import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Drafts } from '../../../platform/drafts.ts';
import { type Assault, attackersField, firstAssault, mostAttackers } from './assault.ts';
import { type CastleShot, firstShot, shotField } from './castle-shot.ts';
import { firstStrike, type Strike, strikeField } from './strike.ts';

/** Who attacked last and how, for the next attack too: kept as it is entered. */
export interface Attackers {
  readonly assault: ReadonlySignal<Assault>;
  /** He and those before him, the last one first. */
  readonly attackers: ReadonlySignal<readonly Assault[]>;
  changeAssault(part: Partial<Assault>): void;
  /** Another attacker steps in front; the one of his name goes. */
  takeAttacker(assault: Assault): void;
  readonly shot: ReadonlySignal<CastleShot>;
  changeShot(part: Partial<CastleShot>): void;
  readonly strike: ReadonlySignal<Strike>;
  changeStrike(part: Partial<Strike>): void;
}

const assaultDraft = 'castle-siege-assault';
const shotDraft = 'castle-siege-shot';
const strikeDraft = 'castle-siege-strike';

export async function createAttackers(drafts: Drafts): Promise<Attackers> {
  const [assaults, shots, strikes] = await Promise.all(
    [assaultDraft, shotDraft, strikeDraft].map((draft) => drafts.load(draft)),
  );
  const attackers = signal(attackersField.read(assaults ?? '') ?? [firstAssault]);
  const shot = signal(shotField.read(shots ?? '') ?? firstShot);
  const strike = signal(strikeField.read(strikes ?? '') ?? firstStrike);
  const first = () => attackers.peek()[0] ?? firstAssault;

  function keep(known: readonly Assault[]): void {
    attackers.value = known.slice(0, mostAttackers);
    drafts.save(assaultDraft, attackersField.write(attackers.peek()));
  }

  return {
    assault: computed(() => attackers.value[0] ?? firstAssault),
    attackers,
    changeAssault: (part) => keep([{ ...first(), ...part }, ...attackers.peek().slice(1)]),
    takeAttacker: (assault) =>
      keep([assault, ...attackers.peek().filter(({ name }) => name !== assault.name && name !== '')]),
    shot,
    changeShot(part) {
      shot.value = { ...shot.peek(), ...part };
      drafts.save(shotDraft, shotField.write(shot.peek()));
    },
    strike,
    changeStrike(part) {
      strike.value = { ...strike.peek(), ...part };
      drafts.save(strikeDraft, strikeField.write(strike.peek()));
    },
  };
}
