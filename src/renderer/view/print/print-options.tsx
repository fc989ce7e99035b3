import { PACKS } from '../../../engine/cards.ts';
import type { CameraChoice } from '../../../protocol/camera.ts';
import { MOST_PLAYERS } from '../../../protocol/setup.ts';
import { labelsFor, SIZES, SYMBOLOGIES, type Symbology } from '../../../sheet/sizes.ts';
import { useTools } from '../../store/context.ts';
import { NumberField } from '../number-field.tsx';
import { Range } from '../settings/range.tsx';
import { Segments, Switch } from '../settings/section.tsx';
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
      <NumberField
        testId="print-packs"
        label={print.packs}
        value={wish.packs}
        from={1}
        to={PACKS.length}
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
    <div className="print-options lines">
      <Segments
        testId="sheet"
        label={print.what}
        what={print.sheets[wish.sheet].what}
        chosen={wish.sheet}
        options={SHEETS.map((sheet) => [sheet, print.sheets[sheet].name] as const)}
        onChoose={(sheet) => {
          // What each of them is scanned with most often.
          const symbology = sheet === 'commands' ? 'code128' : 'datamatrix';
          onChange({ ...wish, sheet, symbology, size: usualSize(symbology, camera) });
        }}
      />
      {wish.sheet === 'commands' ? <CommandOptions {...props} /> : <DeckOptions {...props} />}
      <Segments
        testId="codes"
        label={print.codes}
        what={print.kinds[wish.symbology].what}
        chosen={wish.symbology}
        options={SYMBOLOGIES.map((symbology) => [symbology, print.kinds[symbology].name] as const)}
        onChoose={(symbology) => onChange({ ...wish, symbology, size: usualSize(symbology, camera) })}
      />
      <Segments
        testId="paper"
        label={print.paper}
        chosen={wish.paper}
        options={PAPERS.map((paper) => [paper, print.papers[paper]] as const)}
        onChoose={(paper) => onChange({ ...wish, paper })}
      />
    </div>
  );
}
