import { useFormat, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Field } from '../../../kit/controls/field.tsx';
import { Fold } from '../../../kit/controls/fold.tsx';
import { later } from '../../../kit/controls/lazy.tsx';
import { battleLimits } from '../../../rules/battle.ts';
import { battlePhotos, type StoredPlay } from '../../../storage/plays.ts';
import type { BattleModel } from '../model.ts';

const PhotoField = later(() => import('../../photo/entry.ts').then((module) => module.PhotoField));

interface MemoriesProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
}

/** Notes and photos of a battle. */
export function Memories({ model, play }: MemoriesProps) {
  const t = useTexts('aftermath');
  const battle = useTexts('battle');
  const format = useFormat();
  const note = model.typed(play.id, 'note');
  const { photos = [] } = play;
  const notes = play.events.flatMap((event) => (event.do === 'note' ? [event.text] : []));
  const put = (id: string | undefined, at: number) =>
    model.photos(
      play.id,
      id === undefined ? photos.filter((_, place) => place !== at) : photos.toSpliced(at, 1, id),
    );
  return (
    <Fold title={t.memories} open={notes.length + photos.length > 0}>
      <div class="stack">
        {notes.map((text, at) => (
          <p key={at}>{text}</p>
        ))}
        <div class="end-note">
          <Field
            label={battle.note}
            value={note}
            maxLength={battleLimits.note}
            onInput={(text) => model.type(play.id, 'note', text)}
          />
          <Button
            icon="edit"
            label={battle.noteAdd}
            disabled={note.trim() === ''}
            onClick={() => {
              model.tap(play.id, { do: 'note', text: note.trim() });
              model.type(play.id, 'note', '');
            }}
          />
        </div>
        {[...photos, ...(photos.length < battlePhotos ? [undefined] : [])].map((photo, at) => (
          <PhotoField
            key={photo ?? 'new'}
            photo={photo}
            name={t.photo(format.number(at + 1))}
            onPhoto={(id) => put(id, at)}
          />
        ))}
      </div>
    </Fold>
  );
}
