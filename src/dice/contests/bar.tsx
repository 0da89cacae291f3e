import { useSignal } from '@preact/signals';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { type Gain, type Outcome, OutcomeBar } from '../../kit/stage/outcome-bar.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { ContestOdds, ContestsModel, WhyContest } from './model.ts';
import { whoName } from './record.ts';

/** Effects whose amount is added to a roll. */
const signed: readonly WhyContest['effect'][] = ['modifier', 'cranky-per-die', 'cranky-per-roll'];

type Texts = Messages['contests'];
type End = readonly [label: string, chance: number, gain: Gain, short?: string];

function endsOf(t: Texts, name: (who: number) => string, odds: ContestOdds): readonly End[] {
  switch (odds.kind) {
    case 'roll-off': {
      const [first = 0] = odds.wins;
      if (odds.wins.length > 2)
        return [
          [name(0), first, 'mine'],
          [t.bar.others, 1 - first, 'theirs'],
        ];
      // Two who tie throw the same again: what is decided at once is shared as the whole is.
      const decided = 1 - odds.firstTied;
      return [
        [name(0), first * decided, 'mine'],
        [t.bar.tie, odds.firstTied, 'nobody', t.short.tie],
        [name(1), (1 - first) * decided, 'theirs'],
      ];
    }
    case 'first':
      return [
        [t.bar.active, odds.chances.active, 'mine', t.short.active],
        [t.bar.simultaneous, odds.chances.simultaneous, 'nobody', t.short.simultaneous],
        [t.bar.responder, odds.chances.responder, 'theirs', t.short.responder],
      ];
    case 'feat':
      return [
        [t.featMade, odds.success, 'mine', t.short.made],
        [t.featFailed, 1 - odds.success, 'theirs', t.short.failed],
      ];
    case 'dispute':
      return [
        [t.bar.low, odds.half, 'mine'],
        [t.bar.high, odds.half, 'theirs'],
      ];
  }
}

/** How the contest may end, as its bar has it. */
function contestEnds(
  t: Texts,
  format: Format,
  name: (who: number) => string,
  odds: ContestOdds,
): readonly Outcome[] {
  const ends = endsOf(t, name, odds);
  const shares = format.shares(ends.map(([, chance]) => chance));
  return ends.map(([label, chance, gain, short], at) => ({
    label,
    chance,
    gain,
    ...(short !== undefined && { short }),
    shown: shares[at] ?? '',
  }));
}

/** How it may end before anybody throws; a tap asks why. */
export function ContestBarOfOdds({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const format = useFormat();
  const why = useSignal(false);
  const odds = model.odds.value;
  const name = (who: number) => whoName(t, model.kind.value, model.names.value, who);
  return (
    <section class="contest-odds" aria-label={t.odds}>
      <OutcomeBar
        outcomes={contestEnds(t, format, name, odds)}
        onWhy={() => {
          why.value = true;
        }}
      />
      {why.value && (
        <Dialog
          kind="sheet"
          title={t.why}
          onClose={() => {
            why.value = false;
          }}
        >
          {odds.kind === 'roll-off' && <p>{t.tieChance(format.percent(odds.firstTied))}</p>}
          <Reasons
            items={odds.reasons.map(({ rule, effect, amount = 0 }) => ({
              rule,
              text: t.reasons[effect](
                signed.includes(effect) ? format.signed(amount) : format.number(amount),
              ),
            }))}
          />
        </Dialog>
      )}
    </section>
  );
}
