import { type ComponentType, createContext } from 'preact';
import { outsidePlace } from '../../kit/mode.ts';
import type { Figure } from '../../rules/mage-knight/attack/figure.ts';
import type { DoorId, SectionKind } from '../../rules/mage-knight/kinds.ts';
import type { SectionPart } from '../../rules/mage-knight/sections.ts';

/** A figure near a section, or on it; its values come with it, or are those of the kept figure of its name. */
export interface AskedFigure {
  readonly name: string;
  readonly figure?: Figure | undefined;
  /** Inches from its centre to that of the section. */
  readonly distance?: number;
  /** Where it stands if not on the ground. */
  readonly at?: 'this-section' | 'other-section' | 'yard';
  /** On which part of this section. */
  readonly part?: SectionPart;
}

/** All that a plan, or a siege, knows of a section that is asked about. */
export interface AskedSection {
  readonly kind: SectionKind;
  /** What its dial shows, where that was typed. */
  readonly shown?: { readonly defence: number; readonly fortification: number } | undefined;
  readonly breached?: boolean;
  readonly opened: readonly DoorId[];
  /** Who may want to attack it. */
  readonly enemies: readonly AskedFigure[];
  /** Its own lord's figures on it. */
  readonly standing: readonly AskedFigure[];
  /** Those that lean at it, and those in play and allowed of who would raise one. */
  readonly ladders: { readonly here: number; readonly used: number; readonly allowed: number };
}

interface SectionAnswersProps {
  readonly asked: AskedSection;
  /** In one row, a number and a word each. */
  readonly short?: boolean;
}

/** The questions about a section with their answers in them; the place, which knows all its questions, draws them. */
export const SectionAnswers = createContext<ComponentType<SectionAnswersProps>>(outsidePlace);
