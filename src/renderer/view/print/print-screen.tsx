import { useEffect, useMemo, useState } from 'react';
import type { LobbyView } from '../../../protocol/lobby.ts';
import type { TableView } from '../../../protocol/view.ts';
import { SIZES } from '../../../sheet/sizes.ts';
import { usePage, useTools } from '../../store/context.ts';
import { find } from '../../store/route.ts';
import { withoutLastPlace } from '../../store/start.ts';
import { ActionButton } from '../action-button.tsx';
import { numbered } from '../numbered.ts';
import { Icon } from '../parts/icon.tsx';
import { ScreenHead } from '../screen-head.tsx';
import { PrintOptions } from './print-options.tsx';
import { fetchMaker, type MadeSheet, type Maker, saveFile, type Wish } from './wish.ts';

interface Props {
  readonly lobby: LobbyView;
  readonly table: TableView | null;
}

/** How many seats a sheet has where nobody has sat yet. */
const USUAL_SEATS = 6;

const firstWish = (names: readonly string[], seats: number | undefined): Wish => ({
  sheet: 'commands',
  symbology: 'code128',
  paper: 'a4',
  seats: names.length === 0 ? (seats ?? USUAL_SEATS) : names.length,
  names,
  packs: 1,
  jokers: 2,
  size: SIZES.code128.usual,
});

function useMaker(): Maker | null {
  const [maker, setMaker] = useState<Maker | null>(null);
  useEffect(() => {
    let wanted = true;
    void fetchMaker().then((fetched) => wanted && setMaker(fetched));
    return () => {
      wanted = false;
    };
  }, []);
  return maker;
}

interface MadeProps {
  readonly maker: Maker;
  readonly made: MadeSheet;
  readonly wish: Wish;
}

/** A page as it will lie there, the ways to another one, and to keep it. */
function Preview({ maker, made, wish }: MadeProps) {
  const { print, sheet: words } = useTools().words;
  const [chosen, setChosen] = useState(0);
  const pages = useMemo(
    () => maker.filesOf(made, `burnpile-${wish.sheet}`, 'svg'),
    [maker, made, wish.sheet],
  );
  const at = Math.min(chosen, pages.length - 1);
  const page = pages[at]!;
  const pictures = numbered(pages.map(({ text }) => `data:image/svg+xml,${encodeURIComponent(text)}`));
  const lost = wish.sheet === 'commands' ? wish.names.filter((name) => !maker.canShow(name)) : [];
  const savePdf = () => {
    const shown = { ...wish, names: wish.names.map((name) => (maker.canShow(name) ? name : '')) };
    for (const { name, text } of maker.filesOf(maker.make(shown, words), `burnpile-${wish.sheet}`, 'pdf'))
      saveFile(name, text);
  };
  const said = print.preview(at + 1, pages.length);
  return (
    <>
      <div className="preview felt">
        {/* Arrows move what scrolls. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <section key={at} className="preview-page" tabIndex={0} aria-label={said}>
          <img src={pictures[at]!.item} alt={`${made.title}. ${said}`} data-testid="preview" />
        </section>
        <div className="pager row">
          <button
            type="button"
            data-testid="page-before"
            aria-label={print.previous}
            disabled={at === 0}
            onClick={() => setChosen(at - 1)}
          >
            <Icon name="back" />
          </button>
          <span role="status" data-testid="page-shown">
            {said}
          </span>
          <button
            type="button"
            data-testid="page-next"
            aria-label={print.next}
            disabled={at === pages.length - 1}
            onClick={() => setChosen(at + 1)}
          >
            <Icon name="forward" />
          </button>
        </div>
      </div>
      {lost.length > 0 && <p data-testid="not-in-pdf">{print.notInPdf(lost)}</p>}
      <div className="print-acts cluster">
        <p className="quiet-line">{print.trueSize}</p>
        <ActionButton testId="save-svg" className="quiet" onClick={() => saveFile(page.name, page.text)}>
          {print.saveSvg}
        </ActionButton>
        <ActionButton testId="print-now" onClick={() => window.print()}>
          {print.print}
        </ActionButton>
        <ActionButton testId="save-pdf" primary onClick={savePdf}>
          {print.savePdf}
        </ActionButton>
      </div>
      <div className={`print-pages paper-${wish.paper}`} aria-hidden="true">
        {pictures.map(({ key, item }) => (
          <img key={key} src={item} alt="" />
        ))}
      </div>
    </>
  );
}

/** Makes sheets of codes: the commands, or labels for a deck. */
export function Print({ lobby, table }: Props) {
  const { words } = useTools();
  const lastNames = table?.seats.map(({ name }) => name) ?? lobby.lastSetup?.names ?? [];
  const seats = usePage((state) => {
    const setup = find(state, 'setup');
    return setup === null ? undefined : withoutLastPlace(setup.draft).seats.length;
  });
  const [wish, setWish] = useState(() => firstWish(lastNames, seats));
  const maker = useMaker();
  const made = useMemo(() => maker?.make(wish, words.sheet) ?? null, [maker, wish, words]);
  return (
    <main className="fill stack settings codes-screen" data-testid="print-screen">
      <ScreenHead title={words.print.title} />
      <div className="print-parts">
        <PrintOptions wish={wish} onChange={setWish} camera={lobby.settings.camera} lastNames={lastNames} />
        <div className="preview-part">
          {maker === null || made === null ? (
            <p className="quiet-line">{words.print.making}</p>
          ) : (
            <Preview key={wish.sheet} maker={maker} made={made} wish={wish} />
          )}
        </div>
      </div>
    </main>
  );
}
