import { useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { Fetched } from '../../kit/controls/fetched.tsx';
import type { ArmiesModel } from '../model.ts';
import type { Receiver } from './receiver.ts';

interface ListWayProps {
  readonly model: ArmiesModel;
  readonly receiver: Receiver;
  /** Where it goes on with the army, where that is not its page. */
  readonly onMade?: ((address: string) => void) | undefined;
}

/** A list of another maker as an army; the code that reads it comes with the tap, or with a list that came by another way. */
export function ListWay({ receiver, ...props }: ListWayProps) {
  const t = useTexts('send');
  const [asking, ask, stop] = useShown();
  const came = receiver.list.value;
  const load = (more: { readonly came?: string; readonly onClose: () => void }) => async () => {
    const { ListSheet } = await import('../lists/entry.ts');
    return () => <ListSheet {...props} receiver={receiver} {...more} />;
  };
  return (
    <>
      <Button onClick={ask}>{t.fromList}</Button>
      {asking && <Fetched load={load({ onClose: stop })} />}
      {came !== undefined && <Fetched key={came} load={load({ came, onClose: receiver.putAway })} />}
    </>
  );
}
