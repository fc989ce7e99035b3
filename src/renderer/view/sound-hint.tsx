import { usePage, useTools } from '../store/context.ts';

/** Browsers let nothing be heard before somebody has touched the page: says so, while sounds or the voice are on. */
export function SoundHint() {
  const { words } = useTools();
  const silent = usePage(
    (state) => state.silent && (state.lobby?.settings.sound === true || state.lobby?.settings.speak === true),
  );
  if (!silent) return null;
  return (
    <span className="sound-hint" data-testid="sound-hint">
      <span aria-hidden="true">♪ </span>
      {words.settings.sound.silent}
    </span>
  );
}
