import type { TableView } from '../../../protocol/view.ts';
import { useTools } from '../../store/context.ts';
import { BandFrame } from './band.tsx';

/** What to do while nothing has been laid. */
export function BandHint({ view }: { readonly view: TableView }) {
  const { words } = useTools();
  const idle = view.log.every((line) => line.ruling === null) && view.playback === null;
  return (
    <BandFrame
      kind="hint"
      hooks={{ 'data-verdict': '', 'data-breaches': '', 'data-burn': false }}
      headline={idle ? words.aside.firstCard : words.table.nothingYet}
    />
  );
}
