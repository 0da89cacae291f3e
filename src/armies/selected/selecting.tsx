import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { Icon, type IconName } from '../../kit/controls/icon.tsx';
import { openOverlay } from '../../kit/controls/overlays.ts';
import { useRootSign } from '../../kit/stage/root-sign.ts';
import { comparePath } from '../compare/paths.ts';
import type { ArmiesModel } from '../model.ts';
import { createSelectedArmies } from './model.ts';
import { TagSheet } from './tag-sheet.tsx';
import '../../kit/controls/thumb-bar.css';
import './selected.css';

/** Only here: the signs of `Icon` are part of the start. */
function TagSign() {
  return (
    <svg class="army-cup" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M3 3h8l10 10-8 8L3 11zM7.500 7.500h.01" />
    </svg>
  );
}

interface ActProps {
  readonly icon: IconName | 'tag';
  readonly label: string;
  /** Nothing but the sign is seen. */
  readonly bare?: boolean;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** A sign with its name below. */
function Act({ icon, label, bare, disabled, onClick }: ActProps) {
  return (
    <button
      type="button"
      class="button army-act"
      disabled={disabled}
      {...(bare && { 'aria-label': label, title: label })}
      onClick={onClick}
    >
      {icon === 'tag' ? <TagSign /> : <Icon name={icon} size={22} />}
      {!bare && <span>{label}</span>}
    </button>
  );
}

/** While armies are selected: how many, and under the thumb what is done with them. */
export function Selecting({ model }: { readonly model: ArmiesModel }) {
  const { list } = model;
  const { navigation, announcer } = useServices();
  const t = useTexts('armylist');
  const armies = useTexts('armies');
  const shell = useTexts('shell');
  const { send } = useTexts('send');
  const several = model.several(createSelectedArmies);
  const [tagging, tag, stopTagging] = useShown();
  useRootSign('thumb');
  useEffect(() => openOverlay(navigation, () => list.select(undefined)), [navigation, list]);
  const selected = list.selected.value ?? new Set();
  // In the order in which they stand.
  const rows = list.rows.value;
  const ids = rows.flatMap(({ id }) => (selected.has(id) ? [id] : []));
  const none = ids.length === 0;
  const own = list.sort.value === 'own';

  function move(by: -1 | 1): void {
    const place = list.move(ids, by);
    const first = rows.find(({ id }) => id === ids[0]);
    if (place !== undefined && first)
      announcer.announce(armies.moved(first.name || armies.unnamed, place + 1, rows.length));
  }

  return (
    <>
      <div class="army-doors">
        <b role="status">{t.selected(ids.length)}</b>
        <span class="army-finders">
          <Button
            kind="quiet"
            onClick={() => list.select(ids.length === rows.length ? [] : rows.map(({ id }) => id))}
          >
            {ids.length === rows.length ? t.selectNone : t.all}
          </Button>
          <Button onClick={() => list.select(undefined)}>{shell.done}</Button>
        </span>
      </div>
      <div class="thumb-bar army-acts" role="toolbar" aria-label={t.withSelected} data-own={own || undefined}>
        <Act icon="tag" label={t.tags} disabled={none} onClick={tag} />
        <Act
          icon="copy"
          label={t.duplicate}
          disabled={none}
          onClick={() => void several.duplicate(ids).then((copies) => list.select(copies))}
        />
        <Act icon="share" label={send} disabled={none} onClick={() => void several.send(ids)} />
        <Act
          icon="scales"
          label={t.compare}
          disabled={ids.length !== 2}
          onClick={() => navigation.go(comparePath(ids[0] ?? '', ids[1] ?? ''))}
        />
        <Act icon="trash" label={shell.delete} disabled={none} onClick={() => void several.remove(ids)} />
        {own && (
          <>
            <Act icon="up" label={armies.moveUp} bare disabled={none} onClick={() => move(-1)} />
            <Act icon="down" label={armies.moveDown} bare disabled={none} onClick={() => move(1)} />
          </>
        )}
      </div>
      {tagging && <TagSheet list={list} ids={ids} several={several} onClose={stopTagging} />}
    </>
  );
}
