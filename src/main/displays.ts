import { type Rectangle, screen } from 'electron';

/** Whether enough of a window would be seen to take hold of it: a display may be gone since it was there. */
export function isSeen({ x, y, width, height }: Rectangle): boolean {
  return screen.getAllDisplays().some(({ workArea }) => {
    const across = Math.min(x + width, workArea.x + workArea.width) - Math.max(x, workArea.x);
    const down = Math.min(y + height, workArea.y + workArea.height) - Math.max(y, workArea.y);
    return across >= width / 4 && down >= height / 4 && y >= workArea.y;
  });
}

/** The bounds of a display that a window isn't on; null where there is only the one. */
export function otherDisplay(bounds: Rectangle): Rectangle | null {
  const { id } = screen.getDisplayMatching(bounds);
  return screen.getAllDisplays().find((display) => display.id !== id)?.bounds ?? null;
}
