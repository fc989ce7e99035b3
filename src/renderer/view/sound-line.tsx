import { useEffect, useState } from 'react';
import { hasSound } from '../sound/follow-rulings.ts';
import { usePage, useTools } from '../store/context.ts';
import { findOver, top } from '../store/route.ts';

/** Milliseconds in which a few words are read at a glance. */
const READ = 2000;

/** Says for a moment that sounds were switched on or off, where no switch is seen that shows it. */
export function SoundLine() {
  const { aside } = useTools().words;
  const sound = usePage(hasSound);
  const showsSwitch = usePage((state) => top(state).at === 'settings' || findOver(state, 'menu') !== null);
  const [known, setKnown] = useState({ sound, isNew: false });
  if (known.sound !== sound) setKnown({ sound, isNew: !showsSwitch });
  useEffect(() => {
    if (!known.isNew) return;
    const timer = setTimeout(() => setKnown({ ...known, isNew: false }), READ);
    return () => clearTimeout(timer);
  }, [known]);
  return (
    <p className="sound-line" role="status" data-testid="sound-line" hidden={!known.isNew}>
      {known.isNew && aside.switched(sound)}
    </p>
  );
}
