import type { ReactNode } from 'react';
import type { Card } from '../../../engine/cards.ts';
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

const Held = () => (
  <Fan>
    <Mini card="4D" />
    <Mini card="7S" />
  </Fan>
);

/** Who is left with cards, or is out first, does something in the next round. */
function FromLast({ who, children }: { readonly who: 'loser' | 'winner'; readonly children?: ReactNode }) {
  return (
    <span className="row" data-who={who}>
      {who === 'loser' ? <Held /> : <Icon name="check" />}
      <Then />
      <Chip number={who === 'loser' ? 3 : 1} />
      {children}
    </span>
  );
}

/** From the lowest rank to the highest. */
function Ranks({ page: { ladder } }: Shown) {
  const [lowest, highest] = [ladder[0]!.rank, ladder.at(-1)!.rank];
  return (
    <>
      <Mini card={`${lowest}C`} />
      <Then />
      <Mini card={`${highest}S`} />
    </>
  );
}

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
  const card = decidingCard(set, `${page.ladder[0]!.rank}C`);
  const first = set.first.steps[0]?.by;
  return (
    <>
      {(first === 'loser' || first === 'winner') && <FromLast who={first} />}
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

const PickedUp = () => (
  <>
    <Fan>
      <Mini card="5C" />
      <Mini card="8H" />
      <Mini card="JS" />
    </Fan>
    <Icon name="up" />
  </>
);

/** First the hand, then what lies face up, then what lies face down, as far as it is dealt. */
function Places({ page: { deals } }: Shown) {
  const has = (zone: 'faceUp' | 'stacks') => deals.some((facts) => facts[zone] > 0);
  if (!has('faceUp') && !has('stacks')) return null;
  return (
    <>
      <Fan>
        <Mini card="6C" />
        <Mini card="QD" />
      </Fan>
      {has('faceUp') && (
        <>
          <Then />
          <span className="picture-on-back">
            <CardBack />
            <Mini card="9S" />
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
function End({ set }: Shown) {
  const isFirst = set.end.mode === 'firstOut';
  return (
    <>
      <Chip number={1} />
      <Icon name="check" />
      <Chip number={2} />
      {isFirst ? <Held /> : <Icon name="check" />}
      <Chip number={3} />
      <Held />
    </>
  );
}

/** Who deals next: the one left with cards, the first one out, or the next seat; and who begins, if the last round says that. */
const Next = ({ set: { next } }: Shown) => (
  <>
    {next.dealer !== 'rotate' ? (
      <FromLast who={next.dealer}>
        <CardBack />
      </FromLast>
    ) : (
      <span className="row">
        <Chip number={1} />
        <Then />
        <Chip number={2} />
        <CardBack />
      </span>
    )}
    {next.starter !== 'rule' && (
      <FromLast who={next.starter}>
        <Mini card="6C" />
      </FromLast>
    )}
  </>
);

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
