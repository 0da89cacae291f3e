import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Game } from '../../rules/ids.ts';
import { useTexts } from '../context.ts';
import { Button } from '../controls/button.tsx';
import { later } from '../controls/lazy.tsx';
import { useShare } from '../share-text.tsx';
import { messageOf } from './message.ts';

const HandLink = later(() => import('../send/entry.ts').then((module) => module.HandLink), ['armies']);

interface SendLinkProps {
  readonly game: Game;
  /** Opens the question anywhere. */
  readonly link: string;
  readonly title: () => string | Promise<string>;
  readonly children: ComponentChildren;
}

/** Sends a question on as a link or a code; a link that a chat would cut goes by the other ways. */
export function SendLink({ game, link, title, children }: SendLinkProps) {
  const { share, byHand } = useShare();
  const { code } = useTexts('named');
  const handed = useSignal<string | undefined>(undefined);
  async function hand(): Promise<void> {
    handed.value = await title();
  }
  async function send(): Promise<void> {
    const name = await title();
    const message = messageOf(name, link);
    if (message) share(message);
    else handed.value = name;
  }
  return (
    <>
      <Button icon="share" onClick={() => void send()}>
        {children}
      </Button>
      <Button onClick={() => void hand()}>{code}</Button>
      {byHand}
      {handed.value !== undefined && (
        <HandLink
          game={game}
          name={handed.value}
          link={link}
          onClose={() => {
            handed.value = undefined;
          }}
        />
      )}
    </>
  );
}
