import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Region } from '../../../protocol/camera.ts';
import { useTools } from '../../store/context.ts';
import { type Hold, moveRegion, regionByKey } from './regions.ts';

const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;
/** Edges are for the pointer: the corners do the same by keyboard. */
const EDGES = ['n', 'e', 's', 'w'] as const;

const percent = (part: number): string => `${100 * part}%`;

interface Props {
  readonly name: string;
  readonly testId: string;
  readonly region: Region;
  readonly onChange: (region: Region) => void;
}

/** What is being dragged, and from where. */
interface Drag {
  readonly hold: Hold;
  readonly x: number;
  readonly y: number;
  readonly region: Region;
}

/** Follows the pointer, and the arrows; a drag counts when it is let go. */
function useDrag({ region, onChange }: Pick<Props, 'region' | 'onChange'>) {
  const frame = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [dragged, setDragged] = useState<Region | null>(null);
  const hold = (which: Hold) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ hold: which, x: event.clientX, y: event.clientY, region });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const picture = frame.current?.parentElement?.getBoundingClientRect();
      if (drag === null || picture === undefined) return;
      const right = (event.clientX - drag.x) / picture.width;
      const down = (event.clientY - drag.y) / picture.height;
      setDragged(moveRegion(drag.region, drag.hold, right, down));
    },
    onPointerUp() {
      if (dragged !== null) onChange(dragged);
      setDrag(null);
      setDragged(null);
    },
    onPointerCancel() {
      setDrag(null);
      setDragged(null);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const moved = regionByKey(region, which, event);
      if (moved === null) return;
      event.preventDefault();
      event.stopPropagation();
      onChange(moved);
    },
  });
  return { frame, shown: dragged ?? region, hold };
}

/** A part of the picture, to be moved and made larger or smaller by pointer and keyboard. */
export function RegionFrame({ name, testId, region, onChange }: Props) {
  const { zones } = useTools().words.camera;
  const { frame, shown, hold } = useDrag({ region, onChange });
  return (
    <div
      ref={frame}
      className="region"
      data-testid={testId}
      data-region={[shown.x, shown.y, shown.width, shown.height].join(' ')}
      style={{
        left: percent(shown.x),
        top: percent(shown.y),
        width: percent(shown.width),
        height: percent(shown.height),
      }}
    >
      <button type="button" className="region-all" aria-label={zones.move(name)} {...hold('all')}>
        <span className="one-line">{name}</span>
      </button>
      {EDGES.map((edge) => (
        <span key={edge} className={`region-edge edge-${edge}`} aria-hidden="true" {...hold(edge)} />
      ))}
      {CORNERS.map((corner) => (
        <button
          key={corner}
          type="button"
          className={`region-corner corner-${corner}`}
          aria-label={zones.corner[corner](name)}
          data-testid={`${testId}-${corner}`}
          {...hold(corner)}
        />
      ))}
    </div>
  );
}
