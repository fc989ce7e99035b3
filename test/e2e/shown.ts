import type { Page } from 'playwright-core';
import type { Shown } from '../support/expectations.ts';

/** Reads from the page what a person would read from it. */
export async function readPage(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
    const data = (id: string) => find(id)?.dataset ?? {};
    const text = (id: string) => find(id)?.innerText.replace(/\s+/g, ' ').trim() ?? '';
    const words = (list: string | undefined) => (list ?? '').split(' ').filter((word) => word !== '');
    const ruling = data('ruling');
    const newestFirst = [...document.querySelectorAll<HTMLElement>('[data-testid="log"] > [data-entry]')];
    const rulings = newestFirst
      .map(({ dataset }) => dataset)
      .filter(({ verdict, kind, cards }) => {
        const announcement = verdict !== 'illegal' && kind === 'flip' && cards === '';
        return verdict !== undefined && !announcement;
      })
      .map(({ verdict, seat, burn, draws, failed, breaches }) => ({
        verdict: verdict ?? '',
        seat: seat ?? '',
        burn: burn === 'true',
        draws: Number(draws),
        failed: failed === 'true',
        breaches: words(breaches),
      }))
      .reverse();
    const seats = [...document.querySelectorAll<HTMLElement>('[data-testid^="seat-"]')];
    const known = seats.map(
      (seat) => [seat.dataset.testid!.slice('seat-'.length), words(seat.dataset.known).sort()] as const,
    );
    const counts = seats.map((seat) => {
      const { hand, faceup, facedown } = seat.dataset;
      const name = seat.dataset.testid!.slice('seat-'.length);
      return [name, { hand: Number(hand), faceUp: Number(faceup), faceDown: Number(facedown) }] as const;
    });
    const out = seats.filter((seat) => seat.dataset.out !== undefined && seat.dataset.out !== '');
    return {
      verdict: ruling.verdict ?? null,
      burn: ruling.burn === 'true',
      breaches: words(ruling.breaches),
      seat: ruling.seat ?? null,
      question: find('question')?.dataset.code ?? null,
      turn: data('turn').seat || null,
      open: find('question') !== null || ['fits', 'notYet', 'cannot'].includes(ruling.verdict ?? ''),
      demand: find('demand')?.textContent?.trim() ?? '',
      heading: text('turn'),
      band: text('ruling'),
      rulings,
      pile: data('pile').cards ?? '',
      counts: Object.fromEntries(counts),
      known: Object.fromEntries(known),
      stock: Number(data('stock').count),
      burned: Number(data('burned').count),
      direction: data('direction').direction ?? '',
      out: out
        .sort((a, b) => Number(a.dataset.out) - Number(b.dataset.out))
        .map((seat) => seat.dataset.testid!.slice('seat-'.length)),
    };
  });
}
