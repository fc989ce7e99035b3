import { useTools } from '../../store/context.ts';
import { CardBack, PlayingCard } from '../parts/card.tsx';

/** Each suit, a court and a ten: what the settings of the look change. */
const HAND = ['6C', '9D', 'KH', 'AS'] as const;

/** A small table, which looks as the settings say: they are seen at once. */
export function Preview() {
  const { settings } = useTools().words;
  return (
    <figure className="look-preview">
      <div className="preview-table" aria-hidden="true">
        <div className="wood">
          <div className="felt" />
        </div>
        <div className="preview-middle">
          <CardBack />
          <PlayingCard slot="8D" />
        </div>
        <div className="four preview-hand">
          {HAND.map((card) => (
            <PlayingCard key={card} slot={card} />
          ))}
        </div>
      </div>
      <figcaption>{settings.preview}</figcaption>
    </figure>
  );
}
