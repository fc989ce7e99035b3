import type { Kind } from '../../../engine/cards.ts';
import type { PowerName } from '../../../protocol/coach.ts';
import { closedRanks, sayKinds } from '../../../words/say/rule-page.ts';
import { ladderOf } from '../../../words/say/rules/dealing.ts';
import { sayPoints } from '../../../words/say/rules/special.ts';
import type { Words } from '../../../words/words.ts';
import { useAct, useTools } from '../../store/context.ts';
import { differs, type House } from '../../store/house/house.ts';
import { PowerSign, PowerSigns } from '../parts/power-sign.tsx';
import { tellingOf } from '../parts/telling.ts';
import { chooseKind, giveTile } from './rank-keys.ts';
import { remarksAt } from './remarks.ts';
import { limitOf, powerOf, signOf, TILES, type Tile, tileOf, tilesFor } from './tiles.ts';

const nameOfKind = (words: Words, kind: Kind): string =>
  kind === 'JK' ? words.cards.joker : words.cards.rank(kind);

interface RowProps {
  readonly house: House;
  readonly chosen: Kind | null;
}

/**
 * The ranks of the pack as they go up and the jokers as cards in a row: special ones are white and bear their signs,
 * plain ones are sunken.
 */
export function RankRow({ house, chosen }: RowProps) {
  const { words } = useTools();
  const act = useAct();
  const choose = (kind: Kind) => act(chooseKind(kind));
  const { tiles } = words.house;
  const { page } = words.ruleBook;
  const kinds = sayKinds(words, house.rules);
  return (
    <fieldset className="rank-row">
      <legend>
        <b>{words.house.groups.special}</b> <small>{tiles.how}</small> <kbd>8</kbd> <kbd>S</kbd>
      </legend>
      {[...ladderOf(house.rules), 'JK' as const].map((kind) => {
        const points = kinds[kind];
        const shown = tellingOf(points).map(({ power }) => power);
        const name = nameOfKind(words, kind);
        const does = points.length === 0 ? page.ordinary : sayPoints(page, points);
        return (
          <label
            key={kind}
            className={`pressed-whole rank-card ${shown.length === 0 ? '' : 'has-power'}`}
            data-remark={remarksAt(house, ['special', kind])[0]?.level}
          >
            <input
              type="radio"
              name="rank"
              data-testid={`special-${kind}`}
              checked={chosen === kind}
              onChange={() => choose(kind)}
              onClick={() => choose(kind)}
              aria-label={`${name}: ${does}${differs(house, ['special', kind]) ? ` · ${words.house.changed}` : ''}`}
            />
            <b aria-hidden="true" className={kind === 'JK' ? 'joker' : undefined}>
              {name}
            </b>
            {shown.length > 0 && <PowerSigns powers={shown} />}
          </label>
        );
      })}
    </fieldset>
  );
}

interface TileProps {
  readonly sign: PowerName | null;
  readonly does: string;
  readonly what?: string;
}

/** Something that a card can do, with its sign. */
export const TileFace = ({ sign, does, what }: TileProps) => (
  <>
    <span className="tile-sign" aria-hidden="true">
      {sign === null ? '–' : <PowerSign power={sign} />}
    </span>
    <span>
      <b>{does}</b>
      {what !== undefined && <small>{what}</small>}
    </span>
  </>
);

interface PaletteProps {
  readonly house: House;
  readonly kind: Kind;
}

/** What the chosen rank does: one tap each. */
export function Palette({ house, kind }: PaletteProps) {
  const { words } = useTools();
  const { tiles } = words.house;
  const act = useAct();
  const name = nameOfKind(words, kind);
  const power = house.rules.special[kind] ?? null;
  const chosen = tileOf(power);
  // A limit that is not chosen is that of the rules that are extended, else that of the card itself.
  const rankOn = (tile: Tile): string => {
    const limit = limitOf(tile === chosen ? power : powerOf(tile, kind, house.base));
    return limit === null ? name : words.cards.rank(limit.rank);
  };
  // One that goes on anything doesn’t go on what few cards go on.
  const without = { ...house.rules.special, [kind]: powerOf('onAny', kind, house.base) };
  const closed = closedRanks({ ...house.rules, special: without }, kind);
  const say = (tile: Tile) =>
    tile === 'onAny' && closed.length > 0 ? tiles.onAnyBut(closed) : tiles.all[tile](rankOn(tile));
  return (
    <fieldset className="tiles" aria-label={tiles.ask(kind, words.ruleBook.page.card(kind))}>
      {tilesFor(house.rules).map((tile) => (
        <label key={tile} className="pressed-whole tile">
          <input
            type="radio"
            name={`does-${kind}`}
            data-testid={`tile-${tile}`}
            aria-keyshortcuts={TILES[tile]}
            checked={chosen === tile}
            onChange={() => act(giveTile(tile))}
          />
          <TileFace sign={signOf(tile)} {...say(tile)} />
          <span className="tile-key" aria-hidden="true">
            <kbd>{TILES[tile]}</kbd>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The question over the palette, with the rank as a card in it. */
export function Question({ kind }: { readonly kind: Kind }) {
  const { words } = useTools();
  const name = words.ruleBook.page.card(kind);
  const [before, after] = words.house.tiles.ask(kind, '\n').split('\n');
  return (
    <h2 className="rank-question" aria-label={words.house.tiles.ask(kind, name)}>
      <span aria-hidden="true">
        {before}
        <span className="asked-rank">{name}</span>
        {after}
      </span>
    </h2>
  );
}
