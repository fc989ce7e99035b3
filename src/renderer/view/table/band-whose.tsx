import type { RulingView, TableView } from '../../../protocol/view.ts';
import { sayCards } from '../../../words/say/cards.ts';
import { sayMove } from '../../../words/say/ruling.ts';
import type { Words } from '../../../words/words.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { ask, isLastPlay, sayWhose } from '../../store/go.ts';
import { on } from '../../store/route.ts';
import { useFocusBack } from '../focus-back.ts';
import { Answer } from './band-choices.tsx';
import { BandFrame } from './band-frame.tsx';

/** The play that is asked about, where another one has come since; null while it is the last one, or no longer at hand. */
function useEarlier(view: TableView): RulingView | null {
  const askedOf = usePage((state) => on(state, 'table').askedOf);
  const asked = view.log.find(({ ruling }) => ruling !== null && ruling.id / 2 === askedOf)?.ruling ?? null;
  return isLastPlay(view, askedOf) ? null : asked;
}

/** The cards of the last play, also of one that may still grow; null where there are none. */
function lastCards(words: Words, { open, ruling }: TableView): string | null {
  const cards = open?.cards ?? ruling?.move.cards ?? [];
  return cards.length === 0 ? null : sayCards(words, cards);
}

/** Asks which other player made the last play than is recorded; where another one has come since, that is said. */
export function BandWhose({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const { table } = words;
  const act = useAct();
  const earlier = useEarlier(view);
  const recorded = earlier?.move.seat ?? view.open?.seat ?? view.ruling?.move.seat;
  useFocusBack();
  return (
    <BandFrame
      kind="question"
      hooks={{ 'data-verdict': 'whose', 'data-breaches': '', 'data-burn': false }}
      headline={
        earlier === null
          ? table.whose(lastCards(words, view))
          : table.whoseWas(sayMove(words, view.seats, earlier))
      }
    >
      {earlier !== null && <p className="band-why">{table.newerPlay}</p>}
      <div className={view.seats.length > 5 ? 'answers many' : 'answers'}>
        {view.seats.map(({ name }, seat) =>
          seat === recorded ? null : (
            <Answer
              key={name}
              testId={`it-was-${name}`}
              label={name}
              shortcut={String(seat + 1)}
              onChoose={() => act((state) => sayWhose(state, seat))}
            />
          ),
        )}
        <Answer
          testId="it-was-cancel"
          label={table.buttons.cancel}
          shortcut="Escape"
          onChoose={() => act(ask(null))}
        />
      </div>
    </BandFrame>
  );
}
