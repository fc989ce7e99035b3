/**
 * What a phone of the tests does, run inside of its page: as long as `plays` is on it taps whatever its page offers,
 * the way a finger does, and makes up its mind by a seeded generator. It knows no rules.
 */
export function phonePolicy(seed: number): void {
  /** How often it looks, in milliseconds. */
  const LOOK_EVERY = 12;
  /** How long it rests after whatever may have been said to the table, which hears so much of a phone and no more. */
  const REST = 60;
  let restsUntil = 0;

  let random = seed;
  const below = (count: number): number => {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((random / 2_147_483_648) * count);
  };
  const find = (id: string): HTMLElement | null =>
    document.querySelector<HTMLElement>(`[data-testid="${id}"]:not(:disabled, [aria-disabled="true"])`);
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  /** Whether a finger finds it: some point of it is in the window, and nothing lies over it there. */
  const isInReach = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    // Of a card behind another row of the hand its upper part is seen.
    return [0.5, 0.2].some((y) =>
      parts.some((x) => {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        return hit !== null && element.contains(hit);
      }),
    );
  };
  /** What no finger could have found. */
  const expectInReach = (element: Element, name: string): void => {
    if (!isInReach(element)) document.documentElement.dataset.outOfReach = name;
  };
  /** A large hand is wiped along until the card is in its middle. */
  const wipeTo = (element: Element): void => {
    const hand = element.closest('.own-hand');
    if (hand === null) return;
    const middle = (one: Element) => {
      const { left, width } = one.getBoundingClientRect();
      return left + width / 2;
    };
    hand.scrollLeft += middle(element) - middle(hand);
  };
  const tap = (element: HTMLElement | null | undefined): boolean => {
    if (element != null) {
      wipeTo(element);
      expectInReach(element, element.dataset.testid ?? '');
      const pile = document.querySelector('.pile .card, .no-pile');
      if (pile !== null) expectInReach(document.querySelector('.pile-place')!, 'pile');
    }
    element?.click();
    if (element != null && element.dataset.own === undefined) restsUntil = performance.now() + REST;
    return element != null;
  };
  const tapAny = (elements: readonly HTMLElement[]): boolean => tap(elements[below(elements.length)]);

  /** The place and the rank of an own card, as its name begins with them; a stack is like no other. */
  const kindOf = ({ dataset: { testid = '' } }: HTMLElement): string =>
    testid.startsWith('stack') ? testid : testid.slice(0, -1);

  /** Own cards in the exchange: so many to lie face up, or nothing more to do than to be ready. */
  const exchange = (): boolean =>
    tap(find('lay')) || tap(find('ready')) || tapAny(all('[data-testid^="hand-"][data-selected="false"]'));

  /** How often it was refused in this turn, and how many equal cards it tries to lay, one after the other. */
  let refusals = 0;
  const TRIES = [Number.POSITIVE_INFINITY, 1, 2, 3];
  /** Then the pile is picked up. */
  const ENOUGH = 8;

  const play = (): boolean => {
    const chosen = all('[data-selected="true"]');
    // A card that was chosen is let go by another tap.
    if (document.querySelector('[data-refused="true"]') !== null && tap(find('let-go') ?? chosen[0])) {
      refusals += 1;
      return true;
    }
    if (chosen.length > 0) {
      const wanted = TRIES[refusals % TRIES.length] ?? 1;
      const more =
        chosen.length < wanted ? all('[data-own][data-playable="true"][data-selected="false"]') : [];
      const equal = more.find((card) => kindOf(card) === kindOf(chosen[0]!));
      return (wanted > 3 && tap(find('all-equal'))) || tap(equal) || tap(find('lay')) || tap(find('let-go'));
    }
    if (tap(find('draw')) || (refusals > ENOUGH && tap(find('pick-up')))) return true;
    const fitting = all('[data-own][data-playable="true"]');
    const wanted = refusals > 1 || below(8) === 0 ? below(fitting.length) : 0;
    return tap(fitting[wanted]) || tap(find('done')) || tap(find('pick-up')) || tap(find('try-stock'));
  };

  setInterval(() => {
    const root = find('play');
    if (document.documentElement.dataset.plays !== 'on' || root === null) return;
    if (performance.now() < restsUntil) return;
    if (root.dataset.you !== '' && root.dataset.phase === 'exchange') {
      // Before cards are chosen there is no move to make yet; once ready, there is neither button.
      if (document.querySelector('[data-testid="lay"], [data-testid="ready"]') !== null) exchange();
      return;
    }
    if (root.dataset.you === '' || root.dataset.moves === '0') {
      refusals = 0;
      return;
    }
    play();
  }, LOOK_EVERY);
}
