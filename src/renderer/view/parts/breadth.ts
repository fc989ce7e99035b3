/** Letters that take about half the room of others, and those that take more than half as much again. */
const [NARROW, BROAD] = [/[\s.,:;!’'|()\-ijltfrI1]/u, /[\p{Lu}mw@%—♣♦♥♠]/u];

/** How broad a text is, in letters of middling breadth: what is set large is fitted to its place by this. */
export function breadthOf(text: string): number {
  const breadths = [...text].map((letter) =>
    /[WM]/.test(letter) ? 1.75 : NARROW.test(letter) ? 0.6 : BROAD.test(letter) ? 1.3 : 1,
  );
  return Math.max(1, Math.round(10 * breadths.reduce((sum, one) => sum + one, 0)) / 10);
}
