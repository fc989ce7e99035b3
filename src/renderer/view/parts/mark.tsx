/** Its outlines, in 64 by 72: a flame that is a spade, and the ember in it. */
const FLAME =
  'M33 2C35.5 11.5 43 17.5 49 25C57 35 60.5 47 52.5 53.5C46.5 58.3 38.5 56.3 35 50.5C35.3 58 38 63.5 43.5 68H20.5C26 63.5 28.7 58 29 50.5C25.5 56.3 17.5 58.3 11.5 53.5C4.5 47.8 5.5 37.5 12 28.5C15.5 23.7 17.5 20 17.5 14.5C21.5 16.3 23.5 19.5 24 23.5C28.5 18 32.5 11 33 2Z';
const EMBER =
  'M33.5 22C36 28.5 45 34 45 43C45 49.5 39.5 52.8 34 49.3C33 48.6 32.3 47.5 32 46.5C31.7 47.5 31 48.6 30 49.3C24.5 52.8 19.5 48.5 19.5 43.5C19.5 39.5 22 37 23.5 33.5C25.3 34.8 26.3 36.3 26.7 38.3C30 34.5 33.5 29.5 33.5 22Z';

/** The mark inside a drawing, 64 by 72. */
export const MarkShape = () => (
  <>
    <path d={FLAME} className="mark-flame" />
    <path d={EMBER} className="mark-ember" />
  </>
);

/** The mark of the program: a flame that is a spade. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 64 72" aria-hidden="true" focusable="false">
    <MarkShape />
  </svg>
);
