import { useServices, useTexts } from '../kit/context.ts';
import { useShown } from '../kit/controls/dialog.tsx';
import { WayRow } from '../kit/controls/sheet-row.tsx';
import { NoticePlace } from '../kit/notice-place.tsx';
import { ModeBar, type ModeDrawing, ModePicture, ModeWay, PlaceHead } from '../kit/question/place-head.tsx';
import { PlaceSheet } from '../kit/question/place-sheet.tsx';
import type { CastleModel } from './model.ts';
import { type CastleWish, castleWishes, modesOfThing } from './wishes.ts';

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
  /** Opens the field that finds what is asked. */
  readonly onAsk: () => void;
}

/** The brick, what is in the half of the place that is shown, and the door to the other half. */
export function CastleHead({ model, onAsk }: CastleHeadProps) {
  const t = useTexts('castle');
  const shell = useTexts('shell');
  const [open, show, hide] = useShown();
  return (
    <NoticePlace class="castle-head place-line">
      <PlaceHead
        id="castle-rules"
        game="mage-knight"
        title={shell.places.castle}
        rules={t.gameShort}
        name={shell.games['mage-knight']}
        ready
        onOpen={show}
      >
        {model.thing.value === 'question' ? (
          <ModeBar
            key="question"
            legend={t.wishBar}
            modes={castleWishes}
            names={t.wishes}
            full={t.wishesFull}
            mode={model.wish.value}
            onChoose={(wish) => void model.ask(wish)}
            picture={(each) => <ModePicture drawing={drawings[each]} />}
          >
            <ModeWay
              drawing={drawings.map}
              label={t.things.castle}
              full={t.thingsFull.castle}
              door
              onClick={() => model.chooseThing('castle')}
            />
          </ModeBar>
        ) : (
          <ModeBar
            key="castle"
            legend={t.modeBar}
            modes={modesOfThing.castle}
            names={t.modeNames}
            mode={modesOfThing.castle.find((mode) => mode === model.mode.value)}
            onChoose={model.choose}
            picture={(each) => <ModePicture drawing={drawings[each]} />}
          >
            <ModeWay drawing="search" label={t.ask} full={t.label} onClick={onAsk} />
            <ModeWay
              drawing="rules"
              label={t.things.question}
              full={t.thingsFull.question}
              door
              onClick={() => model.chooseThing('question')}
            />
          </ModeBar>
        )}
      </PlaceHead>
      {open && (
        <CastleSheet
          onAsk={() => {
            hide();
            onAsk();
          }}
          onClose={hide}
        />
      )}
    </NoticePlace>
  );
}

interface CastleSheetProps {
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

function CastleSheet({ onAsk, onClose }: CastleSheetProps) {
  const { navigation, settings } = useServices();
  const t = useTexts('castle');
  return (
    <PlaceSheet
      game="mage-knight"
      onGame={(game) => {
        if (game === 'mage-knight') return;
        onClose();
        settings.useGame(game);
        navigation.go(game === 'usb' ? 'fight/usb' : 'fight');
      }}
      onClose={onClose}
    >
      <p class="hint">{t.edition}</p>
      <div class="sheet-rows">
        <WayRow icon="search" title={t.label} stands={t.placeholder} onClick={onAsk} />
      </div>
    </PlaceSheet>
  );
}
