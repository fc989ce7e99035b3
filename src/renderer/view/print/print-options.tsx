import type { CameraChoice } from '../../../protocol/camera.ts';
import { MOST_PLAYERS } from '../../../protocol/setup.ts';
import { labelsFor, SIZES, SYMBOLOGIES, type Symbology } from '../../../sheet/sizes.ts';
import { useTools } from '../../store/context.ts';
import { NumberField } from '../number-field.tsx';
import { Range } from '../settings/range.tsx';
import { Choice, Section, Switch } from '../settings/section.tsx';
import type { Wish } from './wish.ts';

const SHEETS = ['commands', 'deck'] as const;
const PAPERS = ['a4', 'letter'] as const;

interface Props {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
  readonly camera: CameraChoice;
  /** Those who sat at the last table; none where there was none. */
  readonly lastNames: readonly string[];
}

function CommandOptions({ wish, onChange, lastNames }: Props) {
  const { print } = useTools().words;
  return (
    <>
      <NumberField
        testId="print-seats"
        label={print.seats}
        value={wish.seats}
        from={0}
        to={MOST_PLAYERS}
        onChange={(seats) => onChange({ ...wish, seats })}
      />
      {lastNames.length > 0 && (
        <Switch
          testId="print-names"
          on={wish.names.length > 0}
          onChange={(on) => onChange({ ...wish, names: on ? lastNames : [] })}
          name={print.names}
          what={lastNames.join(', ')}
        />
      )}
    </>
  );
}

/** What a scanner or the camera reads, as that is used. */
const usualSize = (symbology: Symbology, { mode, width }: CameraChoice): number =>
  symbology === 'datamatrix' && mode === 'watch' ? labelsFor(width).watch : SIZES[symbology].usual;

function DeckOptions({ wish, onChange, camera }: Props) {
  const { print } = useTools().words;
  const { min, max } = SIZES[wish.symbology];
  return (
    <>
      <div className="fields">
        <NumberField
          testId="print-packs"
          label={print.packs}
          value={wish.packs}
          from={1}
          to={2}
          onChange={(packs) => onChange({ ...wish, packs })}
        />
        <NumberField
          testId="print-jokers"
          label={print.jokers}
          value={wish.jokers}
          from={0}
          to={4}
          onChange={(jokers) => onChange({ ...wish, jokers })}
        />
      </div>
      <Range
        testId="print-size"
        label={print.size.name}
        what={wish.symbology === 'datamatrix' ? print.size.labels(labelsFor(camera.width)) : print.size.what}
        said={print.millimetres}
        value={wish.size}
        min={min}
        max={max}
        step={1}
        onChange={(size) => onChange({ ...wish, size })}
      />
    </>
  );
}

/** What goes on the sheet, and how large. */
export function PrintOptions(props: Props) {
  const { wish, onChange, camera } = props;
  const { print } = useTools().words;
  return (
    <Section name="options" title={print.what}>
      <fieldset className="ways">
        <legend className="unseen">{print.what}</legend>
        {SHEETS.map((sheet) => (
          <Choice
            key={sheet}
            group="sheet"
            testId={`sheet-${sheet}`}
            chosen={wish.sheet === sheet}
            onChoose={() => {
              // What each of them is scanned with most often.
              const symbology = sheet === 'commands' ? 'code128' : 'datamatrix';
              onChange({ ...wish, sheet, symbology, size: usualSize(symbology, camera) });
            }}
          >
            <b>{print.sheets[sheet].name}</b>
            <small>{print.sheets[sheet].what}</small>
          </Choice>
        ))}
      </fieldset>
      {wish.sheet === 'commands' ? <CommandOptions {...props} /> : <DeckOptions {...props} />}
      <fieldset className="ways one-column">
        <legend>{print.codes}</legend>
        {SYMBOLOGIES.map((symbology) => (
          <Choice
            key={symbology}
            group="symbology"
            testId={`codes-${symbology}`}
            chosen={wish.symbology === symbology}
            onChoose={() => onChange({ ...wish, symbology, size: usualSize(symbology, camera) })}
          >
            <b>{print.kinds[symbology].name}</b>
            <small>{print.kinds[symbology].what}</small>
          </Choice>
        ))}
      </fieldset>
      <fieldset className="ways">
        <legend>{print.paper}</legend>
        {PAPERS.map((paper) => (
          <Choice
            key={paper}
            group="paper"
            testId={`paper-${paper}`}
            chosen={wish.paper === paper}
            onChoose={() => onChange({ ...wish, paper })}
          >
            <b>{print.papers[paper]}</b>
          </Choice>
        ))}
      </fieldset>
    </Section>
  );
}
