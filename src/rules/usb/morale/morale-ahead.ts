// The odds of a scene of morale that is being played, given what has been rolled and chosen in it.
import { type PlayedMove, replay } from '../../steps.ts';
import type { UsbRules } from '../house-rules.ts';
import type { MoraleEntry } from './morale-record.ts';
import { type MoraleScene, type MoraleVerdict, moraleVerdict } from './morale-scene.ts';
import { type MoraleThrown, moraleSteps } from './morale-steps.ts';

/** The odds of a scene in play, and those of each thing that may be chosen now. */
export interface MoraleAhead {
  readonly odds: MoraleVerdict;
  readonly options?: Readonly<Record<string, MoraleVerdict>>;
}

/** The exact odds of a scene after these moves; no die that is still to be thrown is bent. Undefined where a move does not fit. */
export function moraleAhead(
  scene: MoraleScene,
  rules: UsbRules,
  power: number,
  moves: readonly PlayedMove[],
): MoraleAhead | undefined {
  const after = (made: readonly PlayedMove[]) => {
    const thrown: MoraleThrown = { ends: [] };
    const played = replay((log: MoraleEntry[]) => moraleSteps(scene, rules, power, log, thrown), made);
    return played.ok
      ? { next: played.value.next, odds: moraleVerdict(sceneGiven(scene, thrown), rules) }
      : undefined;
  };
  const played = after(moves);
  if (!played) return undefined;
  const { next, odds } = played;
  if (!next || !('options' in next)) return { odds };
  const options = next.options.flatMap((option) => {
    const chosen = after([...moves, { option }]);
    return chosen ? [[option, chosen.odds] as const] : [];
  });
  return { odds, options: Object.fromEntries(options) };
}

/** The scene with what lies on the table. */
function sceneGiven(scene: MoraleScene, { unsaved, ends }: MoraleThrown): MoraleScene {
  if (scene.kind === 'commander') {
    const units = scene.units.map(({ fighter, moment }, index) => {
      const end = ends[index];
      return { fighter, moment: end ? { ...moment, thrown: end } : moment };
    });
    return { ...scene, units };
  }
  const [end] = ends;
  const moment = end ? { ...scene.moment, thrown: end } : scene.moment;
  return scene.kind === 'hits' && unsaved !== undefined
    ? { ...scene, moment, unsaved }
    : { ...scene, moment };
}
