/** How something is spoken. */
export interface Manner {
  /** The name of a voice; the machine chooses one for the language if it has none of that name. */
  readonly voice: string;
  readonly language: string;
  readonly rate: number;
  readonly volume: number;
}

export interface Speaker {
  /** The names of the voices that there are, those of the language first. */
  voices(language: string): string[];
  /** Calls back when there are other voices; browsers look for them only when somebody asks. */
  onVoices(listener: () => void): void;
  /** Speaks; what is being spoken is stale, and breaks off. */
  say(text: string, manner: Manner): void;
  /** Breaks off. */
  stop(): void;
}

const speaks = ({ lang }: SpeechSynthesisVoice, language: string): boolean =>
  lang.toLowerCase().startsWith(language);

/** The voices of the machine, through the browser; silent where there are none. */
export function makeSpeaker(synthesis: SpeechSynthesis | undefined): Speaker {
  const all = () => synthesis?.getVoices() ?? [];
  return {
    voices(language) {
      const [own, others] = [true, false].map((is) => all().filter((one) => speaks(one, language) === is));
      return [...new Set([...own!, ...others!].map(({ name }) => name))];
    },
    onVoices(listener) {
      synthesis?.addEventListener('voiceschanged', listener);
    },
    say(text, { voice, language, rate, volume }) {
      if (synthesis === undefined) return;
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice =
        all().find(({ name }) => name === voice) ?? all().find((one) => speaks(one, language)) ?? null;
      utterance.lang = utterance.voice?.lang ?? language;
      utterance.rate = rate;
      utterance.volume = volume;
      synthesis.cancel();
      synthesis.speak(utterance);
    },
    stop: () => synthesis?.cancel(),
  };
}
