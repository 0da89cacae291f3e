import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import { useShare } from '../../kit/share-text.tsx';
import { linkOfPlan } from './model.ts';

interface SendPlanProps {
  /** The plan as its link carries it. */
  readonly query: string;
  readonly title: string;
}

/** Sends a plan on as a link that opens it anywhere. */
export function SendPlan({ query, title }: SendPlanProps) {
  const t = useTexts('castleplans');
  const { share, byHand } = useShare();
  return (
    <>
      <Button icon="share" onClick={() => share(t.linkText(title, linkOfPlan(query, location.href)))}>
        {t.send}
      </Button>
      {byHand}
    </>
  );
}
