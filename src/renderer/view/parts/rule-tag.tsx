/** The numbers of rules, quiet after what they say and never alone on a line; null or undefined is none. */
export function RuleTag({ rules }: { readonly rules: readonly (string | null | undefined)[] }) {
  const said = rules.filter((rule) => rule != null);
  return (
    said.length > 0 && (
      <>
        {'\u00a0'}
        <small className="rule-tag">{said.join(', ')}</small>
      </>
    )
  );
}
