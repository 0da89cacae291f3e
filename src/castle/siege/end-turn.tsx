import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { afterSheet } from './after-sheet.ts';
import type { CastleSiegeModel } from './model.ts';
import type { SiegeNames } from './names.ts';
import type { CurrentSiege } from './view.ts';

interface EndTurnProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
  readonly onClose: () => void;
}

/** At the end of a turn the table says which tokens come off: the castle rules leave that to the base rules. */
export function EndTurn({ model, siege, names, onClose }: EndTurnProps) {
  const { navigation } = useServices();
  const t = useTexts('castlesiegeplay');
  const siegeTexts = useTexts('castlesiege');
  const { tokened } = siege;
  const off = useSignal<readonly number[]>([]);
  const choose = (sections: readonly number[]) => {
    off.value = sections;
  };

  return (
    <Dialog title={t.tokensQuestion} onClose={onClose}>
      <p>
        {t.tokensHint}{' '}
        <button type="button" class="siege-rule" onClick={() => navigation.openRule('MK-A-26')}>
          MK-A-26
        </button>
      </p>
      <div class="row">
        <Button onClick={() => choose(tokened.map(({ section }) => section))}>{t.allTokens}</Button>
        <Button onClick={() => choose(tokened.filter(({ acted }) => !acted).map(({ section }) => section))}>
          {t.notActed}
        </Button>
        <Button onClick={() => choose([])}>{t.noTokens}</Button>
      </div>
      <div class="chips">
        {tokened.map(({ section, tokens }) => {
          const comesOff = off.value.includes(section);
          return (
            <Toggle
              key={section}
              pressed={comesOff}
              onChange={(on) =>
                choose(on ? [...off.value, section] : off.value.filter((other) => other !== section))
              }
            >
              <span class="siege-condition">
                <Icon name={comesOff ? 'check' : 'close'} size={18} />{' '}
                {comesOff
                  ? t.comeOff(names.section(section), siegeTexts.tokens(tokens))
                  : t.stay(names.section(section), tokens)}
              </span>
            </Toggle>
          );
        })}
      </div>
      <Button
        kind="primary"
        wide
        onClick={() => {
          onClose();
          if (model.play({ do: 'end-turn', tokensOff: off.value })) afterSheet(() => scrollTo(0, 0));
        }}
      >
        {t.endTurn}
      </Button>
    </Dialog>
  );
}
