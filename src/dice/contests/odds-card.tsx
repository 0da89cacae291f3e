import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { ShareBar } from '../../kit/share-bar.tsx';
import type { Messages } from '../../platform/words.ts';
import type { ContestsModel } from './model.ts';
import type { ContestOdds, WhyContest } from './odds.ts';
import { whoName } from './record.ts';

interface Share {
  readonly label: string;
  readonly share: number;
}

/** Effects whose amount is added to a roll. */
const signed: readonly WhyContest['effect'][] = ['modifier', 'cranky-per-die', 'cranky-per-roll'];

/** Shares that differ by less are the same number on the screen. */
const same = 1e-9;

/** Each outcome's chance before anybody throws, and why. */
export function ContestOddsCard({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const format = useFormat();
  const odds = model.odds.value;
  const shares = sharesOf(t, model, odds);
  const written = format.percentShares(shares.map(({ share }) => share));
  return (
    <section class="card" aria-labelledby="contest-odds">
      <h3 id="contest-odds" class="card-title">
        {t.odds}
      </h3>
      {shares.map(({ label, share }, index) => (
        <ShareBar key={index} label={label} value={written[index] ?? ''} share={share} />
      ))}
      {odds.kind === 'roll-off' && <p class="hint">{t.tieChance(format.percent(odds.firstTied))}</p>}
      {odds.reasons.length > 0 && (
        <Fold title={t.why}>
          <Reasons
            items={odds.reasons.map(({ rule, effect, amount = 0 }) => ({
              rule,
              text: t.reasons[effect](
                signed.includes(effect) ? format.signed(amount) : format.number(amount),
              ),
            }))}
          />
        </Fold>
      )}
    </section>
  );
}

function sharesOf(t: Messages['contests'], model: ContestsModel, odds: ContestOdds): readonly Share[] {
  switch (odds.kind) {
    case 'roll-off': {
      const [one = 0] = odds.wins;
      const alike = odds.wins.every((share) => Math.abs(share - one) < same);
      if (alike) return [{ label: t.each, share: one }];
      return odds.wins.map((share, who) => ({
        label: whoName(t, model.kind.value, model.names.value, who),
        share,
      }));
    }
    case 'first':
      return (['active', 'simultaneous', 'responder'] as const).map((first) => ({
        label: t.firsts[first],
        share: odds.chances[first],
      }));
    case 'feat':
      return [{ label: t.featChance, share: odds.success }];
    case 'dispute':
      return [
        { label: t.halves.low, share: odds.half },
        { label: t.halves.high, share: odds.half },
      ];
  }
}
