import type { Page } from 'playwright-core';
import type { Shown } from '../support/expectations.ts';

/** Reads from the page what a person would read from it. */
export async function readPage(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
    const data = (id: string) => find(id)?.dataset ?? {};
    const ruling = data('ruling');
    const seats = [...document.querySelectorAll<HTMLElement>('[data-testid^="seat-"]')];
    const counts = seats.map((seat) => {
      const { hand, faceup, facedown } = seat.dataset;
      const name = seat.dataset.testid!.slice('seat-'.length);
      return [name, { hand: Number(hand), faceUp: Number(faceup), faceDown: Number(facedown) }] as const;
    });
    const out = seats.filter((seat) => seat.dataset.out !== undefined && seat.dataset.out !== '');
    return {
      verdict: ruling.verdict ?? null,
      burn: ruling.burn === 'true',
      breaches: (ruling.breaches ?? '').split(' ').filter((code) => code !== ''),
      seat: null,
      question: find('question')?.dataset.code ?? null,
      turn: data('turn').seat || null,
      demand: find('demand')?.textContent?.trim() ?? '',
      pile: data('pile').cards ?? '',
      counts: Object.fromEntries(counts),
      stock: Number(data('stock').count),
      burned: Number(data('burned').count),
      direction: data('direction').direction ?? '',
      out: out
        .sort((a, b) => Number(a.dataset.out) - Number(b.dataset.out))
        .map((seat) => seat.dataset.testid!.slice('seat-'.length)),
    };
  });
}
