import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Toggle } from '../../kit/controls/choice.tsx';
import { SheetNotice } from '../../kit/controls/dialog.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { SheetRow } from '../../kit/controls/sheet-row.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { redirect } from '../../kit/mode.ts';
import { asksOf } from '../../kit/question/asks.tsx';
import { useRootSign } from '../../kit/stage/root-sign.ts';
import { useUndo } from '../../kit/undo.ts';
import { lordsOf, type SetupIssue, siegeLimits } from '../../rules/mage-knight/siege/siege-setup.ts';
import { siegeNamed } from '../sieges.ts';
import { SiegeBoard } from './board/siege-board.tsx';
import { CastleSetup } from './castle-setup.tsx';
import type { CastleSiegeModel } from './model.ts';
import { KeptSieges } from './setup/kept-sieges.tsx';
import { PlannedSiege } from './setup/planned-siege.tsx';
import type { SiegeDraft } from './setup/setup.ts';
import { useSiegeNames } from './text.ts';
import './siege.css';

const fewestActions = 1;

/** Who plays, in the order of their turns; how many actions each has is counted only where somebody wants it. */
function PlayersSetup({ draft }: { readonly draft: SiegeDraft }) {
  const offerUndo = useUndo();
  const t = useTexts('castlesiege');
  const setup = draft.setup.value;
  const { players } = setup;
  const names = useSiegeNames(setup);
  const counted = players.filter(({ actions }) => actions !== undefined).length;

  function takeOut(player: number): void {
    const before = draft.setup.peek();
    const called = names.player(player);
    draft.removePlayer(player);
    document.querySelector<HTMLElement>('#siege-players')?.focus();
    offerUndo(t.removed(called), () => draft.restore(before));
  }

  return (
    <>
      <h3 class="label" id="siege-players" tabIndex={-1}>
        {t.players}
      </h3>
      {players.map(({ name }, player) => (
        <div class="siege-player" key={player}>
          <Field
            label={t.playerName(player + 1)}
            value={name}
            maxLength={siegeLimits.name}
            placeholder={t.player(player + 1)}
            onInput={(typed) => draft.changePlayer(player, { name: typed })}
          />
          {players.length > siegeLimits.fewestPlayers && (
            <Button
              kind="quiet"
              icon="close"
              label={t.removePlayer(names.player(player))}
              onClick={() => takeOut(player)}
            />
          )}
        </div>
      ))}
      <p class="hint">{t.firstBegins}</p>
      {players.length < siegeLimits.players && (
        <div class="row">
          <Button icon="plus" onClick={draft.addPlayer}>
            {t.addPlayer}
          </Button>
        </div>
      )}
      <Fold title={t.actions} count={counted}>
        <p class="hint">{t.actionsHint}</p>
        {players.map(({ actions }, player) => (
          <div class="stack" key={player}>
            <Toggle
              pressed={actions !== undefined}
              onChange={(on) => draft.changePlayer(player, { actions: on ? fewestActions : undefined })}
            >
              {t.countActions(names.player(player))}
            </Toggle>
            {actions !== undefined && (
              <Stepper
                label={t.actionsEach(names.player(player))}
                value={actions}
                min={0}
                max={siegeLimits.actions}
                onChange={(value) => draft.changePlayer(player, { actions: value })}
              />
            )}
          </div>
        ))}
      </Fold>
    </>
  );
}

/** A new siege: its sections, who plays which game, and the way to begin always at hand; everything is kept as it is entered. */
function NextSiege({ model }: { readonly model: CastleSiegeModel }) {
  useRootSign('siegeBar');
  const t = useTexts('castlesiege');
  const { andMore } = useTexts('castle');
  const format = useFormat();
  const { draft } = model;
  const setup = draft.setup.value;
  const names = useSiegeNames(setup);
  const issues = draft.issues.value;
  const castles = draft.castle.value;
  const total = castles.reduce((sum, points) => sum + points, 0);
  const lords = lordsOf(setup);
  const first = issues[0];

  function faultText({ code, section, player }: SetupIssue): string {
    const fault = t.faults[code];
    if (section !== undefined) return t.faultOf(names.section(section), fault);
    return player === undefined ? fault : t.faultOf(names.player(player), fault);
  }

  return (
    <div>
      <section class="card" aria-labelledby="new-siege">
        <h2 class="card-title" id="new-siege" tabIndex={-1}>
          {t.fresh}
        </h2>
        <CastleSetup model={model} />
        <SheetRow
          title={t.playersAndGame}
          stands={[t.games[setup.game], ...setup.players.map((_, player) => names.player(player))].join(
            ' · ',
          )}
        >
          {() => (
            <div class="stack">
              {asksOf(setup, draft.change).choice('game', t.game, ['ordinary', 'conquest'], t.games)}
              <p class="hint">{t.gameHints[setup.game]}</p>
              <PlayersSetup draft={draft} />
              <SheetNotice />
            </div>
          )}
        </SheetRow>
        {lords.length > 1 &&
          lords.map((lord) => (
            <p key={lord}>{t.castlePoints(names.player(lord), format.number(castles[lord] ?? 0))}</p>
          ))}
        {model.full.value && <p class="note">{t.noRoom}</p>}
      </section>
      <div class="siege-begin">
        {first && issues.length > 1 ? (
          <SheetRow title={faultText(first)} stands={andMore(issues.length - 1)}>
            {() => (
              <ul class="note">
                {issues.map((issue, index) => (
                  <li key={index}>{faultText(issue)}</li>
                ))}
              </ul>
            )}
          </SheetRow>
        ) : (
          <p>
            {first
              ? faultText(first)
              : [t.sectionCount(setup.sections.length), t.points(format.number(total))].join(' · ')}
          </p>
        )}
        <span class="siege-next">
          <Button
            kind="primary"
            wide
            disabled={first !== undefined || model.full.value}
            onClick={() => {
              model.start();
              scrollTo(0, 0);
            }}
          >
            {t.begin}
          </Button>
        </span>
      </div>
    </div>
  );
}

interface SiegeStartProps {
  readonly model: CastleSiegeModel;
  /** A siege was left a moment ago: the focus goes where the others are. */
  readonly fromBoard: boolean;
}

/** The sieges that are kept, and the next one being set up. */
function SiegeStart({ model, fromBoard }: SiegeStartProps) {
  useEffect(() => {
    if (!fromBoard) return;
    document.querySelector<HTMLElement>('#kept-sieges, #new-siege')?.focus({ preventScroll: true });
  }, [fromBoard]);
  const t = useTexts('castlesiege');
  const unreadable = model.unreadable.value;
  return (
    <div class="columns siege-start">
      <div>
        <KeptSieges model={model} />
        {unreadable > 0 && <p class="note">{t.unreadable(unreadable)}</p>}
      </div>
      <NextSiege model={model} />
    </div>
  );
}

/** The siege that the address names is the one shown, as soon as it is there. */
function useNamedSiege(model: CastleSiegeModel): void {
  const { navigation } = useServices();
  const named = siegeNamed(navigation.location.value.rest);
  const there = model.sieges.value.some(({ id }) => id === named);
  useEffect(() => {
    if (named === undefined || !there) return;
    model.open(named);
    redirect(navigation, 'castle/siege');
  }, [model, navigation, named, there]);
}

/** One game with castles followed to its end; between games the set-up of the next one. */
export function SiegeMode({ model }: { readonly model: CastleSiegeModel }) {
  const shell = useTexts('shell');
  const arrived = useSignal(false);
  const fromStart = useRef(false);
  const fromBoard = useRef(false);
  useEffect(() => {
    let here = true;
    void model.arrived.then(() => {
      if (here) arrived.value = true;
    });
    return () => {
      here = false;
    };
  }, [model, arrived]);
  useNamedSiege(model);
  if (!arrived.value) return <p class="hint">{shell.loading}</p>;
  const siege = model.current.value;
  if (siege) fromBoard.current = true;
  else fromStart.current = true;
  return (
    <>
      <PlannedSiege model={model} />
      {siege ? (
        <SiegeBoard key={siege.id} model={model} siege={siege} fromStart={fromStart.current} />
      ) : (
        <SiegeStart model={model} fromBoard={fromBoard.current} />
      )}
    </>
  );
}
