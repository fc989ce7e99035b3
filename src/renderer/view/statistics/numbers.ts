import { localeFor } from '../../../words/say/when.ts';
import { useTools } from '../../store/context.ts';

/** Writes numbers as the person does: with one place after the point at most, shares as whole percent. */
export function useNumbers() {
  const { language } = useTools().words;
  const locale = localeFor(language, navigator.languages);
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return {
    tenths: (number: number) => tenths.format(number),
    percent: (part: number) => whole.format(100 * part),
  };
}
