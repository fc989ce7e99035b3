/** The mark of the program: a card with a flame. */
export function Mark() {
  return (
    <svg className="mark" viewBox="8.5 2.5 47 59" aria-hidden="true" focusable="false">
      <rect x="10" y="4" width="44" height="56" rx="8" className="mark-card" />
      <path
        d="M34 14c2 7 11 11 11 22a13 13 0 0 1-26 0c0-6 4-9 5-14 3 1 4 4 4 6 4-3 6-8 6-14z"
        className="mark-flame"
      />
      <path
        d="M33 34c1 4 5 5 5 10a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 3 1-1 2-3 2-6z"
        className="mark-ember"
      />
    </svg>
  );
}
