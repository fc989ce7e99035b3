/** The package brings no types of its own: every card is a picture that takes what `<svg>` takes. */
declare module '@letele/playing-cards' {
  import type { FunctionComponent, SVGProps } from 'react';

  type Picture = FunctionComponent<SVGProps<SVGSVGElement>>;
  export const Cj: Picture;
  export const Cq: Picture;
  export const Ck: Picture;
  export const Dj: Picture;
  export const Dq: Picture;
  export const Dk: Picture;
  export const Hj: Picture;
  export const Hq: Picture;
  export const Hk: Picture;
  export const Sj: Picture;
  export const Sq: Picture;
  export const Sk: Picture;
}
