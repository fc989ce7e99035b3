import type { ReactNode } from 'react';
import type { Card, Rank } from '../../../engine/cards.ts';
import type { RuleSet } from '../../../engine/rules/schema.ts';
import type { RuleSection } from '../../../words/closed-lists.ts';
import type { RulesInWords } from '../../../words/say/rule-page.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';
import { Chip } from '../parts/chip.tsx';
import { Icon } from '../parts/icon.tsx';

/** Small pictures beside the parts of the book: which cards there are, who begins, where cards come from, how it ends. */

interface Shown {
  readonly set: RuleSet;
  readonly page: RulesInWords;
}

const Mini = ({ card }: { readonly card: Card }) => <PlayingCard slot={card} mini />;
const Then = () => <Icon name="forward" />;

/** Cards that overlap. */
const Fan = ({ children }: { readonly children: ReactNode }) => (
  <span className="picture-fan">{children}</span>
);

/** A rank of the pack, by how far up it is: from 0, the lowest, to 1. */
export const rankAt = ({ ladder }: RulesInWords, up: number): Rank =>
  ladder[Math.round(up * (ladder.length - 1))]!.rank;

interface PageProps {
  readonly page: RulesInWords;
}

const Held = ({ page }: PageProps) => (
  <Fan>
    <Mini card={`${rankAt(page, 0.1)}D`} />
    <Mini card={`${rankAt(page, 0.4)}S`} />
  </Fan>
);

interface FromLastProps extends PageProps {
  readonly who: 'loser' | 'winner';
  readonly children?: ReactNode;
}

/** Who is left with cards, or is out first, does something in the next round. */
function FromLast({ who, page, children }: FromLastProps) {
  return (
    <span className="row" data-who={who}>
      {who === 'loser' ? <Held page={page} /> : <Icon name="check" />}
      <Then />
      <Chip number={who === 'loser' ? 3 : 1} />
      {children}
    </span>
  );
}

/** From the lowest rank to the highest. */
const Ranks = ({ page }: Shown) => (
  <>
    <Mini card={`${rankAt(page, 0)}C`} />
    <Then />
    <Mini card={`${rankAt(page, 1)}S`} />
  </>
);

/** The card that the first step with one looks for; null where only a seat or the last round decides. */
function decidingCard({ first }: RuleSet, lowest: Card): Card | null {
  for (const step of first.steps) {
    if (step.by === 'card') return step.card;
    if ('from' in step) return `${step.from}H`;
    if (step.by === 'lowest') return lowest;
  }
  return null;
}

/** After a round its loser or winner begins, if that goes first; else who holds the card, or the player next to the dealer. */
function Starter({ set, page }: Shown) {
  const card = decidingCard(set, `${rankAt(page, 0)}C`);
  const first = set.first.steps[0]?.by;
  return (
    <>
      {(first === 'loser' || first === 'winner') && <FromLast who={first} page={page} />}
      <span className="row">
        {card === null ? (
          <>
            <CardBack />
            <Chip number={1} />
          </>
        ) : (
          <Mini card={card} />
        )}
        <Then />
        <Chip number={2} />
      </span>
    </>
  );
}

const PickedUp = ({ page }: Shown) => (
  <>
    <Fan>
      <Mini card={`${rankAt(page, 0.2)}C`} />
      <Mini card={`${rankAt(page, 0.5)}H`} />
      <Mini card={`${rankAt(page, 0.8)}S`} />
    </Fan>
    <Icon name="up" />
  </>
);

/** First the hand, then what lies face up, then what lies face down, as far as it is dealt. */
function Places({ page }: Shown) {
  const has = (zone: 'faceUp' | 'stacks') => page.deals.some((facts) => facts[zone] > 0);
  if (!has('faceUp') && !has('stacks')) return null;
  return (
    <>
      <Fan>
        <Mini card={`${rankAt(page, 0.3)}C`} />
        <Mini card={`${rankAt(page, 0.9)}D`} />
      </Fan>
      {has('faceUp') && (
        <>
          <Then />
          <span className="picture-on-back">
            <CardBack />
            <Mini card={`${rankAt(page, 0.6)}S`} />
          </span>
        </>
      )}
      {has('stacks') && (
        <>
          <Then />
          <CardBack />
        </>
      )}
    </>
  );
}

/** Who is out, and who is left with cards once it is over. */
function End({ set, page }: Shown) {
  const isFirst = set.end.mode === 'firstOut';
  return (
    <>
      <Chip number={1} />
      <Icon name="check" />
      <Chip number={2} />
      {isFirst ? <Held page={page} /> : <Icon name="check" />}
      <Chip number={3} />
      <Held page={page} />
    </>
  );
}

/** Who begins a round by how the last one ended, where the picture of who begins doesn't show that already. */
const fromLastRound = ({ next, first }: RuleSet) =>
  next.starter === 'rule' || next.starter === first.steps[0]?.by ? null : next.starter;

/** Who deals next: the one left with cards, the first one out, or the next seat; and who begins, if the last round says that. */
function Next({ set, page }: Shown) {
  const { dealer } = set.next;
  const starter = fromLastRound(set);
  const firstCard = <Mini card={`${rankAt(page, 0.3)}C`} />;
  return (
    <>
      {dealer !== 'rotate' ? (
        <FromLast who={dealer} page={page}>
          <CardBack />
          {starter === dealer && firstCard}
        </FromLast>
      ) : (
        <span className="row">
          <Chip number={1} />
          <Then />
          <Chip number={2} />
          <CardBack />
        </span>
      )}
      {starter !== null && starter !== dealer && (
        <FromLast who={starter} page={page}>
          {firstCard}
        </FromLast>
      )}
    </>
  );
}

const PICTURES: Partial<Record<RuleSection, (shown: Shown) => ReactNode>> = {
  cards: Ranks,
  start: Starter,
  pickUp: PickedUp,
  table: Places,
  end: End,
  next: Next,
};

/** What a part of the book is about, as a picture; nothing for the parts that have another one. */
export function PartPicture({ section, ...shown }: Shown & { readonly section: RuleSection }) {
  const picture = PICTURES[section]?.(shown) ?? null;
  if (picture === null) return null;
  return (
    <span className="row part-picture" aria-hidden="true" data-picture={section}>
      {picture}
    </span>
  );
}
