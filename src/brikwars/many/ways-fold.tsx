import type { ComponentChildren } from 'preact';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { BonusChoice } from '../../rules/brikwars/setup.ts';
import '../../fight/steps.css';

/** One way to attack, in words. */
export interface ToldWay {
  readonly name: string;
  readonly best: boolean;
  readonly figures: string;
  readonly hint?: string;
  /** The chance that the bar shows, 0 to 1. */
  readonly share: number;
}

interface WaysFoldProps {
  /** The gain in words; left out where what is set is best. */
  readonly gain?: string;
  readonly ways: readonly ToldWay[];
  /** The other way with bonus dice, where it is better, and by how much in words. */
  readonly bonus?: { readonly way: BonusChoice; readonly gain: string };
  /** What is to be best. */
  readonly children: ComponentChildren;
}

const shownAtOnce = 3;

/** Every way to attack, the best first, behind what the best of them gains. */
export function WaysFold({ gain, ways, bonus, children }: WaysFoldProps) {
  const t = useTexts('fight');
  const more = useTexts('fightmore');
  const rest = ways.slice(shownAtOnce);
  return (
    <Fold title={gain ? more.titled(more.howAttack, gain) : more.howAttack}>
      {!gain && <p class="hint">{more.noAttackGain}</p>}
      <Ways ways={ways.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <Fold title={more.allAttacks(ways.length)}>
          <Ways ways={rest} />
        </Fold>
      )}
      {bonus && <p class="hint">{t.besides(t.attacks.bonus[bonus.way], `+${bonus.gain}`)}</p>}
      {children}
    </Fold>
  );
}

function Ways({ ways }: { readonly ways: readonly ToldWay[] }) {
  const t = useTexts('fight');
  return (
    <ul class="defences many-ways">
      {ways.map(({ name, best, figures, hint, share }) => (
        <li class="defence" key={name}>
          <span class="defence-body">
            <span class="defence-head">
              <span class="defence-name">{name}</span>
              {best && <span class="badge">{t.best}</span>}
            </span>
            <span class="defence-figures">{figures}</span>
            {hint && <span class="hint">{hint}</span>}
            <span class="defence-track" aria-hidden="true">
              <span style={{ inlineSize: `${share * 100}%` }} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
