import { checkQuikAttack, type QuikStriker, type QuikTarget, type QuikUse } from './quik-attack.ts';
import { quikApartOdds, quikTogetherOdds } from './quik-attack-odds.ts';
import { withoutRepeats } from './quik-dice.ts';
import type { QuikExplained } from './quik-effects.ts';
import type { QuikGame } from './quik-game.ts';

/** Who strikes back in his own turn, if he lives. */
export interface QuikAnswerer {
  readonly unit: string;
  readonly weapon: string;
  readonly count?: number;
  readonly crew?: number;
}

/** Who may be struck back at: what protects him, and how far away he stands. */
export interface QuikExposed extends QuikTarget<string> {
  /** Inches; left out, he is in reach. */
  readonly distance?: number;
}

/** What a survivor does in his turn: the way he uses his attacks, and his chance to destroy. */
export interface QuikReply {
  readonly use: QuikUse;
  /** Which of those exposed he picks. */
  readonly victim: number;
  readonly destroys: QuikExplained;
}

const uses = ['one', 'two', 'double'] as const;

/** A move comes before the attack: from how far a weapon of `range` inches reaches, and from where it then strikes. */
function strikeFrom({ distance = 0 }: QuikExposed, move: number): number {
  return Math.max(0, distance - move);
}

/**
 * The reply of a survivor who picks the victim and the use of his attacks that suit him best; undefined where he
 * reaches nobody or has no weapon. He moves up to his Move first; a weapon of touch must come into contact
 * (BW-QW-02, BW-QW-04, BW-QW-07, BW-QW-10).
 */
export function quikReply(
  game: QuikGame,
  answerer: QuikAnswerer,
  exposed: readonly QuikExposed[],
): QuikReply | undefined {
  const unit = game.units[answerer.unit];
  const weapon = game.weapons[answerer.weapon];
  if (!unit || weapon?.damage === undefined || unit.attacks === 0) return undefined;
  const ranged = weapon.range !== undefined || weapon.thrown !== undefined;
  let best: QuikReply | undefined;
  exposed.forEach((victim, place) => {
    const distance = strikeFrom(victim, unit.move);
    if (distance > 0 && !ranged) return;
    for (const use of uses) {
      const striker: QuikStriker<string, string> = {
        ...answerer,
        use,
        ...(distance > 0 ? { distance } : {}),
      };
      const checked = checkQuikAttack({ game, strikers: [striker], target: victim });
      if (!checked.ok) continue;
      const apart = use === 'two' ? quikApartOdds(checked.value).killed : undefined;
      const { value, reasons } = apart ?? quikTogetherOdds(checked.value).killed;
      if (best === undefined || value > best.destroys.value + 1e-12)
        best = { use, victim: place, destroys: { value, reasons: withoutRepeats(reasons) } };
    }
  });
  return best;
}
