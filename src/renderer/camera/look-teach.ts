import { cornersOf } from '../../recognition/faces/face-reader.ts';
import { glimpseOf } from '../../recognition/faces/glimpse.ts';
import { type Looking, NOTHING, type Readers } from './looking.ts';

/** Looks at the card that is held up, whose name is yet to be found out. */
export function lookForTaught({ held }: Pick<Readers, 'held'>): Looking {
  return async (frame) => {
    const readings = await held(frame);
    return {
      ...NOTHING,
      glimpses: readings.map(({ said }) => glimpseOf(said)),
      shown: readings.map(({ place, index }) => ({
        text: '',
        code: index,
        corners: cornersOf(place).map(([x, y]) => [x / frame.width, y / frame.height] as const),
      })),
    };
  };
}
