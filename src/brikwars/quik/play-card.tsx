import { TableCard } from '../../fight/step-card.tsx';
import type { EndChance } from '../../fight/step-player.ts';
import type { TableTexts } from '../../fight/step-text.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { QuikEntry, QuikMoment, QuikOutcome } from '../../rules/brikwars/quik-play-record.ts';
import type { QuikInputs } from './inputs.ts';
import type { QuikModel } from './model.ts';
import { quikTitle } from './phrases.ts';
import { bricksText, entryText, stepTitle } from './record.ts';
import { movesOf } from './setup.ts';

function useQuikTexts(): TableTexts<QuikInputs, QuikMoment, QuikEntry, QuikOutcome> {
  const t = useTexts('quik');
  const play = useTexts('quikplay');
  const words = useTexts('fightplay');
  const format = useFormat();
  const endText = ({ id, chance }: EndChance) => {
    const label = { destroyed: t.targetDies, succeeds: t.featSucceeds }[id];
    return label && words.endOdds(label, format.hundredths(chance));
  };
  return {
    title: (inputs) => quikTitle(t, inputs, movesOf(inputs)),
    step: (asked) => ({
      title: stepTitle(play, asked),
      // An opponent must beat the hero's die, not reach it.
      ...(asked.need === undefined || asked.purpose === 'opposing' ? {} : { need: asked.need }),
    }),
    option(option) {
      if (option === 'attack' || option === 'feat') return play.beginnings[option];
      return play.nextBrick(Number(option.replace('studs-', '')));
    },
    odds: ([first]) => first && endText(first),
    optionOdds(ends, { purpose }) {
      if (purpose === 'begin') return ends.flatMap((end) => endText(end) ?? []).join(' · ');
      // Which brick is next is asked when the damage is known: then the number is sure.
      const sure = ends.find(({ chance }) => chance === 1);
      // No sentence here: more may follow.
      return sure && play.outcomes.bricks(Number(sure.id.replace(/^.*-/, ''))).replace(/\.$/, '');
    },
    line(entry) {
      const result = play.results[entry.result];
      return {
        text: entryText(play, format, entry),
        ...(result === undefined ? {} : { result }),
      };
    },
    outcome(outcome, { table }) {
      const { outcomes } = play;
      switch (outcome.kind) {
        case 'attack': {
          const end = outcome.destroyed ? outcomes.destroyed : outcomes.lives;
          if (outcome.feat === undefined) return end;
          return `${outcome.feat ? outcomes.featSucceeds : outcomes.featFails} ${end}`;
        }
        case 'building':
          return outcomes.bricks(outcome.off.length);
        case 'crash':
          return bricksText(play, outcome);
        case 'feat':
          if (table.game === 'lugpol') return outcome.succeeds ? outcomes.actSucceeds : outcomes.actFails;
          return outcome.succeeds ? outcomes.featSucceeds : outcomes.featFails;
      }
    },
  };
}

/** Plays the attack, the demolition, the crash or the feat, with dice of the app or of the table. */
export function QuikPlayCard({ model }: { readonly model: QuikModel }) {
  const texts = useQuikTexts();
  const answer = model.answer.value;
  const ready = answer.ok && (answer.value.kind !== 'vehicle' || answer.value.crash !== undefined);
  return <TableCard model={model.play} texts={texts} ready={ready} />;
}
