import { useServices, useTexts } from '../../kit/context.ts';
import { Icon, type IconName } from '../../kit/controls/icon.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { CastleEffect, EffectAnswer } from '../../rules/mage-knight/attack/effects.ts';
import { hungarianName } from '../eligibility-text.ts';
import { effectName, effectSays } from './effects.ts';
import './questions.css';

const signs: Readonly<Record<EffectAnswer, IconName>> = { no: 'close', yes: 'check', see: 'scales' };

/** Effects with their answers: a sign and a word, what the text says, and its rules a tap away. */
export function EffectRows({ effects }: { readonly effects: readonly CastleEffect[] }) {
  return (
    <ul class="effects">
      {effects.map((effect) => (
        <EffectRow key={effect.id} effect={effect} />
      ))}
    </ul>
  );
}

function EffectRow({ effect }: { readonly effect: CastleEffect }) {
  const { navigation } = useServices();
  const t = useTexts('castlequestions');
  const terms = useTexts('castleterms');
  const name = effectName(t, terms, effect);
  const hungarian = effect.ability && hungarianName(effect.ability);
  return (
    <li class="effect">
      <h3 class="effect-name">
        {name} {hungarian && hungarian !== name && <small lang="hu">{hungarian}</small>}
      </h3>
      <span class="effect-answer" data-answer={effect.answer}>
        <Icon name={signs[effect.answer]} size={18} />
        <b>{t.answers[effect.answer]}</b>
      </span>
      <div class="effect-says">
        <Reasons items={[{ text: effectSays(t, effect), rule: effect.rule }]} />
        {effect.also.length > 0 && (
          <div class="effect-also">
            <span class="hint">{t.also}</span>
            {effect.also.map((rule) => (
              <button key={rule} type="button" class="reason" onClick={() => navigation.openRule(rule)}>
                <code>{rule}</code>
              </button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
