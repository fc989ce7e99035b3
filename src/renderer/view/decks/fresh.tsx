import { type FormEvent, useState } from 'react';
import { PACKS, type Packs } from '../../../engine/cards.ts';
import { LONGEST_NAME } from '../../../protocol/names.ts';
import { useAct, useTools } from '../../store/context.ts';
import { toTeach } from '../../store/go.ts';
import { ActionButton } from '../action-button.tsx';
import { NumberField } from '../number-field.tsx';
import { Section } from '../settings/section.tsx';

/** A deck that isn't known yet: what it is called and how many cards it has. */
export function FreshDeck() {
  const { words, send } = useTools();
  const { decks } = words;
  const act = useAct();
  const [name, setName] = useState('');
  const [packs, setPacks] = useState<Packs>(1);
  const [jokers, setJokers] = useState(2);
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') send({ type: 'newDeck', name, packs, jokers });
  };
  return (
    <Section name="fresh" title={decks.fresh}>
      <p className="quiet-line">{decks.intro}</p>
      <form className="fresh" onSubmit={begin}>
        <label className="number-field">
          <b>{decks.name}</b>
          <input
            className="field"
            type="text"
            value={name}
            maxLength={LONGEST_NAME}
            placeholder={decks.nameHint}
            autoComplete="off"
            data-testid="deck-name"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <NumberField
          testId="deck-packs"
          label={decks.packs}
          value={packs}
          from={1}
          to={PACKS.length}
          onChange={(count) => setPacks(PACKS.find((one) => one === count) ?? 1)}
        />
        <NumberField
          testId="deck-jokers"
          label={decks.jokers}
          value={jokers}
          from={0}
          to={4}
          onChange={setJokers}
        />
        <ActionButton testId="deck-begin" submit primary disabled={name.trim() === ''}>
          {decks.begin}
        </ActionButton>
        {name.trim() === '' && <p className="quiet">{decks.nameFirst}</p>}
      </form>
      <ActionButton testId="teach" onClick={() => act(toTeach(null))}>
        {words.teach.begin}
      </ActionButton>
    </Section>
  );
}
