import type { ComponentChildren } from 'preact';
import { Button } from '../kit/button.tsx';
import { Choice } from '../kit/choice.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { ModeBar, ModePicture } from '../kit/place-head.tsx';
import type { CastleModel } from './model.ts';
import { castleThings, castleWishes, modesOfThing } from './wishes.ts';

interface CastleHeadProps {
  readonly model: CastleModel;
  /** The field that finds what is asked. */
  readonly ask: ComponentChildren;
}

/** The two things of the place, the field that finds everything, and what is in the thing shown. */
export function CastleHead({ model, ask }: CastleHeadProps) {
  const { navigation } = useServices();
  const t = useTexts('castle');
  const shell = useTexts('shell');
  const thing = model.thing.value;
  return (
    <div class="castle-head">
      <div class="castle-line">
        <div class="castle-things">
          <Choice
            legend={t.thingBar}
            hideLegend
            value={thing}
            options={castleThings.map((value) => ({ value, label: t.things[value] }))}
            onChange={model.chooseThing}
          />
        </div>
        {ask}
        <Button
          kind="quiet"
          icon="gear"
          label={shell.openSettings}
          onClick={() => navigation.go('settings')}
        />
      </div>
      <div class="place-head">
        {thing === 'question' ? (
          <ModeBar
            key={thing}
            legend={t.wishBar}
            modes={castleWishes}
            names={t.wishes}
            mode={model.wish.value}
            onChoose={(wish) => void model.ask(wish)}
            picture={(each) => <ModePicture mode={`castle-${each}`} />}
          />
        ) : (
          <ModeBar
            key={thing}
            legend={t.modeBar}
            modes={modesOfThing.castle}
            names={t.modeNames}
            mode={modesOfThing.castle.find((mode) => mode === model.mode.value)}
            onChoose={model.choose}
            picture={(each) => <ModePicture mode={`castle-${each}`} />}
          />
        )}
      </div>
    </div>
  );
}
