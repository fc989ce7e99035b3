import type { ReactNode } from 'react';

/** What stands under a big line, larger where that line leaves room. */
export function Notes({ children }: { readonly children: ReactNode }) {
  return (
    <div className="notes">
      <p className="sub">{children}</p>
    </div>
  );
}
