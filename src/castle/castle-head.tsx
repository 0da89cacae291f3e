import type { ComponentChildren } from 'preact';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Choice } from '../kit/controls/choice.tsx';
import { NoticePlace } from '../kit/notice-place.tsx';
import { ModeBar, type ModeDrawing, ModePicture } from '../kit/question/place-head.tsx';
import type { CastleModel } from './model.ts';
import { type CastleWish, castleThings, castleWishes, modesOfThing } from './wishes.ts';

const drawings: Readonly<Record<CastleWish | (typeof modesOfThing.castle)[number], ModeDrawing>> = {
  attack: 'fight',
  'shoot-section': { line: 'M3 21V10h3v2h3v-2h3v2h3v-2h3v11zM21 3l-8 5M13 4v4h4' },
  'shoot-figure': { line: 'M12 6a2.5 2.5 0 1 0 0-.01M7 21c0-12 10-12 10 0zM3 3l5 5M8 5v3H5' },
  'shoot-from': { line: 'M2 21V9h3v2h3V9h3v12zM12 9l9-6M17 3h4v4' },
  ways: { line: 'M7 3v18M15 3v18M7 7h8M7 12h8M7 17h8' },
  effects: { line: 'M12 3l2 6 6 1-4.5 4 1.5 6-5-3-5 3 1.5-6L4 10l6-1z' },
  map: { line: 'M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15' },
  siege: 'castle',
  tape: { line: 'M3 8h18v8H3zM7 8v4M11 8v3M15 8v4M19 8v3' },
};

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
      <NoticePlace class="castle-line">
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
      </NoticePlace>
      <div class="place-head">
        {thing === 'question' ? (
          <ModeBar
            key={thing}
            legend={t.wishBar}
            modes={castleWishes}
            names={t.wishes}
            mode={model.wish.value}
            onChoose={(wish) => void model.ask(wish)}
            picture={(each) => <ModePicture drawing={drawings[each]} />}
          />
        ) : (
          <ModeBar
            key={thing}
            legend={t.modeBar}
            modes={modesOfThing.castle}
            names={t.modeNames}
            mode={modesOfThing.castle.find((mode) => mode === model.mode.value)}
            onChoose={model.choose}
            picture={(each) => <ModePicture drawing={drawings[each]} />}
          />
        )}
      </div>
    </div>
  );
}
