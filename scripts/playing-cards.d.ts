/** The package brings no types of its own: every card is a picture that takes what `<svg>` takes. */
declare module '@letele/playing-cards/dist/index.esm.js' {
  import type { ReactElement, SVGProps } from 'react';

  type Picture = (props: SVGProps<SVGSVGElement>) => ReactElement;
  export const C10: Picture;
  export const Cj: Picture;
  export const Ck: Picture;
  export const Cq: Picture;
  export const Da: Picture;
  export const Dj: Picture;
  export const Dk: Picture;
  export const Dq: Picture;
  export const H7: Picture;
  export const Hj: Picture;
  export const Hk: Picture;
  export const Hq: Picture;
  export const Sj: Picture;
  export const Sk: Picture;
  export const Sq: Picture;
}
