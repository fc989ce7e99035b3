import type { ReactNode } from 'react';
import type { RulingView, TableView } from '../../../protocol/view.ts';
import { sayCards } from '../../../words/say/cards.ts';
import { sayPenaltyKeys } from '../../../words/say/correct.ts';
import { sayNameAt } from '../../../words/say/names.ts';
import { type SaidRuling, sayRuling } from '../../../words/say/ruling.ts';
import type { Words } from '../../../words/words.ts';
import { usePage, useTools } from '../../store/context.ts';
import { isWatching } from '../../store/watching.ts';
import { PlayingCard } from '../parts/card.tsx';
import { RuleTag } from '../parts/rule-tag.tsx';
import { SuitText } from '../suit-text.tsx';
import { BandFrame } from './band-frame.tsx';
import { rulingHooks } from './hooks.ts';

/** More reasons than this can't be taken in; the log has all of them. */
const REASONS = 2;

function Facts({ facts }: { readonly facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <p className="band-facts">
      {facts.map((fact) => (
        <span key={fact} className="effect">
          <SuitText text={fact} />
        </span>
      ))}
    </p>
  );
}

interface BecauseProps {
  readonly reasons: readonly string[];
  readonly breaches: RulingView['breaches'];
  readonly advice: string | null;
}

/** Why, with the numbers of the rules, each once, and what to do. */
export function Because({ reasons, breaches, advice }: BecauseProps) {
  const why = reasons.slice(0, REASONS).join(' ');
  // After them those without which they don't explain it: that a card is invisible.
  const own = breaches.flatMap(({ rule }) => rule ?? []);
  const also = breaches.flatMap((breach) => (breach.also ?? []).map(({ rule }) => rule));
  const rules = [...new Set([...own, ...also])].slice(0, REASONS);
  return (
    <>
      {why !== '' && (
        <p key={`${why} ${advice}`} className={why.length > 60 ? 'band-reason long' : 'band-reason'}>
          <SuitText text={why} />
          <RuleTag rules={rules} />
        </p>
      )}
      {advice !== null && (
        <p key={advice} className="band-why">
          <SuitText text={advice} />
        </p>
      )}
    </>
  );
}

/** Which of two cards is higher, for reasons that rest on that. */
const RELATIONS = { tooHigh: '>', tooLow: '<', equalNotAllowed: '=' } as const;

/** Why, with the two cards: the one that was played, and the one that it was too high or too low for. */
export function Evidence({
  cards,
  breaches,
}: Pick<RulingView, 'breaches'> & Pick<RulingView['move'], 'cards'>) {
  const breach = breaches.find(({ code }) => code in RELATIONS);
  const played = cards.at(-1);
  const asked = breach?.card ?? null;
  if (breach === undefined || played === undefined || asked === null) return null;
  return (
    <span className="band-evidence" aria-hidden="true">
      <PlayingCard slot={played} />
      <b>{RELATIONS[breach.code as keyof typeof RELATIONS]}</b>
      <PlayingCard slot={asked} />
    </span>
  );
}

/** That somebody has gone out with it, and as which; null where nobody has. */
function sayExit(words: Words, { seats }: TableView, { out, verdict }: RulingView): string | null {
  const [seat] = out;
  const place = seat === undefined ? null : (seats[seat]?.place ?? null);
  if (seat === undefined || place === null || verdict === 'illegal') return null;
  return words.rulings.goesOut(sayNameAt(seats, seat), place);
}

/** That a card fits, and whose it was; or that the one which was turned over has to be scanned. */
function sayFits(
  words: Words,
  { seats, blind }: TableView,
  ruling: RulingView,
  said: SaidRuling,
  watches: boolean,
): string {
  const { move } = ruling;
  if (said.tone === 'notYet')
    return words.rulings.turnedOver(sayNameAt(seats, move.seat), blind === 'stock', !watches);
  return said.tone === 'legal' && move.kind === 'play'
    ? words.play.ruled.fits(sayNameAt(seats, move.seat), sayCards(words, move.cards), move.cards.length)
    : said.headline;
}

/** What is read from afar, and what follows from it: somebody who goes out comes before the play. */
function headOf(words: Words, view: TableView, ruling: RulingView, said: SaidRuling, watches: boolean) {
  const fits = sayFits(words, view, ruling, said, watches);
  const exit = sayExit(words, view, ruling);
  const facts = factsOf(said, ruling);
  if (exit === null) return { headline: fits, facts };
  const isSaid = words.rulings.effects.out(sayNameAt(view.seats, ruling.out[0] ?? null));
  return { headline: exit, facts: [fits, ...facts.filter((fact) => fact !== isSaid)] };
}

/** What follows; at a burn that it burns is said already. */
function factsOf(said: SaidRuling, ruling: RulingView): readonly string[] {
  const facts = said.move === null ? said.effects : [said.move, ...said.effects];
  const equals = ruling.equals === null ? 0 : 1;
  return ruling.burn && equals === 0 ? facts.filter((_, i) => i !== 1) : facts;
}

interface Props {
  readonly view: TableView;
  readonly ruling: RulingView;
  /** What may be answered to it. */
  readonly offers?: ReactNode;
}

/** The last ruling. */
export function BandRuling({ view, ruling, offers = null }: Props) {
  const { words } = useTools();
  const watches = usePage(({ welcome }) => isWatching(view, welcome));
  const said = sayRuling(words, view.seats, ruling, view.rules);
  const { move, breaches, settled } = ruling;
  const keys = settled ? null : sayPenaltyKeys(words, view, move.seat, breaches);
  const isAgainst = ruling.verdict === 'illegal';
  const { headline, facts } = headOf(words, view, ruling, said, watches);
  return (
    <BandFrame
      kind={said.tone}
      hooks={rulingHooks(view.seats, ruling)}
      headline={headline}
      cards={isAgainst ? [] : move.cards}
      {...(isAgainst && { pile: view.pile })}
      lead={isAgainst && !ruling.stands ? null : <Facts facts={facts} />}
      aside={
        offers ?? (isAgainst && !ruling.stands ? <Evidence cards={move.cards} breaches={breaches} /> : null)
      }
    >
      <Because reasons={said.reasons} breaches={breaches} advice={keys ?? said.advice} />
    </BandFrame>
  );
}
