/** What makes a breach plain to people: the facts of a position that its sentence speaks of. */

import type { Card, Colour, Kind, Played, Rank } from './cards.ts';
import type { Place } from './location.ts';
import type { FirstStep, OpenZone, Zone } from './rules/schema.ts';
import type { Direction, SeatNumber } from './state.ts';

/** Where a card should come from: a zone of its player, both of the open ones, or the top of the stock. */
export type Source = Zone | 'open' | 'stock';

/** What makes a breach plain beyond its code. `is` says what kind of fact it is; each kind has its sentence. */
export type Why =
  /** These cards may be played, together, and the rules would allow that for certain. */
  | { readonly is: 'canPlay'; readonly cards: readonly Played[] }
  /** Some hidden card fits on `card`, whichever they are; `all` of them do, or one at least. Null: there is none to beat. */
  | { readonly is: 'whatever'; readonly all: boolean; readonly card: Played | null }
  /** A face-down card has to be turned over before anything else. */
  | { readonly is: 'turnFirst' }
  /**
   * One of these seats starts: by this card, or by a card of one of these ranks in these zones, or named by the rules
   * where there are none of either. The mover may have such a card `too`, and comes later.
   */
  | {
      readonly is: 'starts';
      readonly by: FirstStep['by'];
      readonly card: Card | null;
      readonly ranks: readonly Rank[];
      readonly zones: readonly OpenZone[];
      readonly seats: readonly SeatNumber[];
      readonly too: boolean;
    }
  /** These cards, the last to be played, skip the mover (RE-32, EN-17). */
  | { readonly is: 'skipped'; readonly cards: readonly Played[] }
  /** The breach's card has reversed play, so that the mover isn't next (RE-30). */
  | { readonly is: 'reversed'; readonly direction: Direction }
  /** The breach's seat, or the mover if there is none, has another turn: by the breach's card, else by a burn (RE-24). */
  | { readonly is: 'again'; readonly may: boolean }
  /** The breach's seat has to choose first who plays next. */
  | { readonly is: 'choosing' }
  /** One of these cards has to be the first (TH-08), as nobody holds one of these ranks, which come first (TH-09). */
  | { readonly is: 'startWith'; readonly cards: readonly Played[]; readonly missing: readonly Rank[] }
  /** One of these cards has to be thrown in first. */
  | { readonly is: 'throwIn'; readonly cards: readonly Played[] }
  /** The cards of this zone have to be played first (RE-07, RE-09). */
  | { readonly is: 'comesFirst'; readonly zone: OpenZone }
  /** The face-down card lies under the breach's card (EV-V5b). */
  | { readonly is: 'covered' }
  /** The breach's card lies there, with the breach's seat, or with the mover if there is none. */
  | { readonly is: 'lies'; readonly zone: Place['zone'] }
  /** The breach's card counts, as these on it are invisible (RE-27). */
  | { readonly is: 'under'; readonly cards: readonly Played[] }
  /** The breach's card lies under this one, after which the next must be lower than that. */
  | { readonly is: 'belowUnder'; readonly card: Played }
  /** It takes several cards to answer these (EN-15). */
  | { readonly is: 'answers'; readonly cards: readonly Played[] }
  /** The cards don't follow each other; `orSet`: equal cards might be played too. */
  | { readonly is: 'noRun'; readonly orSet: boolean }
  | { readonly is: 'atMost'; readonly count: number }
  /** Each of these beats the breach's card alone, so no pair may be played (EN-14); empty: a hidden card does. */
  | { readonly is: 'single'; readonly cards: readonly Played[] }
  /** After the breach's card the pile has to be picked up, unless one of these ranks, of a colour if any, hands it on. */
  | { readonly is: 'forced'; readonly ranks: readonly Kind[]; readonly colour: Colour | null }
  /** Of the ranks that may be named for the breach's card it is none; none: it isn't wild. */
  | { readonly is: 'mayBe'; readonly ranks: readonly Rank[] }
  /** Only these ranks go on the breach's card. */
  | { readonly is: 'onlyThese'; readonly ranks: readonly Kind[] }
  /** The card that was played goes on this rank and on lower ones only. */
  | { readonly is: 'upTo'; readonly rank: Rank }
  /** The breach's card asks for another rank than its own, or lower or higher ones; these cards on it are invisible. */
  | {
      readonly is: 'limit';
      readonly limit: 'atMost' | 'atLeast';
      readonly rank: Rank;
      readonly cards: readonly Played[];
    }
  /** The card that was played or the breach's card is a joker, which counts as this rank. */
  | { readonly is: 'countsAs'; readonly rank: Rank }
  /** No face-down card lies there. */
  | { readonly is: 'noStack' }
  /** The top card of this stack, from 0, comes first (TH-20, TH-21). */
  | { readonly is: 'stackFirst'; readonly stack: number }
  /** Only so many cards lie there at all. */
  | { readonly is: 'fewer'; readonly count: number; readonly from: Source }
  /** Only so many cards that lie there are unknown. */
  | { readonly is: 'hidden'; readonly count: number; readonly from: Source }
  /** Every card that lies there is known. */
  | { readonly is: 'known'; readonly from: Source }
  /** The move names the card twice. */
  | { readonly is: 'twice' }
  /** Of two equal cards only one is held. */
  | { readonly is: 'onlyOne' }
  | { readonly is: 'notInDeck' }
  /** The rules know no such exchange. */
  | { readonly is: 'noSwapping' }
  | { readonly is: 'noChoosing' }
  | { readonly is: 'noStacking' }
  /** Only cards of its rank are put on the breach's card. */
  | { readonly is: 'onlyEqual' }
  /** Cards are put on one's own only, and the breach's card is the breach's seat's. */
  | { readonly is: 'onlyOwn' }
  /** The exchange is over; `begun`: by the first card, else because everybody was ready. */
  | { readonly is: 'exchangeOver'; readonly exchange: 'swap' | 'pick'; readonly begun: boolean }
  /** The exchange isn't over yet. */
  | { readonly is: 'exchanging'; readonly exchange: 'swap' | 'pick' }
  /** The mover has said to be ready. */
  | { readonly is: 'ready' }
  /** A card that the breach's seat turns over has to be seen first. */
  | { readonly is: 'unseen' }
  | { readonly is: 'over' }
  /** The round makes progress, so nobody is asked whether it is a draw. */
  | { readonly is: 'noDraw' }
  | { readonly is: 'emptyPile' };
