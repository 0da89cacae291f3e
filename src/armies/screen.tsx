import { useServices } from '../kit/context.ts';
import { ArmyList } from './army-list.tsx';
import { ArmyPage } from './army-page.tsx';
import { ArmyTrash } from './army-trash.tsx';
import { type ArmiesModel, trashPath } from './model.ts';
import './armies.css';

/** The list, one army, or the trash: the rest of the address says which. */
export default function ArmiesScreen({ model }: { readonly model: ArmiesModel }) {
  const { rest } = useServices().navigation.location.value;
  if (rest === '') return <ArmyList model={model} />;
  return rest === trashPath ? <ArmyTrash trash={model.trash} /> : <ArmyPage model={model} />;
}
