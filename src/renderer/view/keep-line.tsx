import { usePage, useTools } from '../store/context.ts';

/** Stays for as long as a game would be lost with the program. */
export function KeepLine() {
  const { keep } = useTools().words;
  const trouble = usePage((state) => state.lobby?.trouble ?? null);
  if (trouble === null) return null;
  return (
    <p className="keep" role="alert" data-testid="keep-trouble" data-code={trouble}>
      {keep[trouble]}
    </p>
  );
}
