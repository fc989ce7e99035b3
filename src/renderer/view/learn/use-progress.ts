import { useEffect } from 'react';
import { useFirstTools, usePage } from '../../store/context.ts';

/** Asks how far one is, as a lesson or a first round may have led here, and again when the table is back. */
export function useProgress(): void {
  const { send } = useFirstTools();
  const isOpen = usePage((state) => state.connection === 'open');
  useEffect(() => {
    if (isOpen) send({ type: 'progress' });
  }, [isOpen, send]);
}
