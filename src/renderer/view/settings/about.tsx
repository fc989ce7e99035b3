import { useState } from 'react';
import { useTools } from '../../store/context.ts';
import { untilHad } from '../../until-had.ts';
import { Report } from './report.tsx';
import { Block } from './section.tsx';

/** What the build lays beside the page: each text once, and the packages with the number of theirs. */
interface Licences {
  readonly texts: readonly string[];
  readonly packages: readonly {
    readonly name: string;
    readonly version: string;
    /** As an SPDX expression. */
    readonly licence: string;
    readonly home: string | null;
    readonly text: number | null;
  }[];
}

async function fetchLicences(): Promise<Licences> {
  const answer = await fetch(new URL('licences.json', document.baseURI));
  if (!answer.ok) throw new Error(answer.statusText);
  return await answer.json();
}

/** Every package with its terms, once somebody wants to see them. */
function Packages() {
  const { about } = useTools().words.settings;
  const [had, setHad] = useState<Licences | null>(null);
  return (
    <details
      className="unfolded"
      data-testid="licences"
      onToggle={() => {
        if (had === null) void untilHad(fetchLicences).then(setHad);
      }}
    >
      <summary>{about.licences}</summary>
      <ul className="stack">
        {had?.packages.map(({ name, version, licence, home, text }) => (
          <li key={`${name} ${version}`}>
            <details>
              <summary>
                {name} {version} · {licence}
              </summary>
              <p>{home}</p>
              <p className="licence-text">{text === null ? about.noText : had.texts[text]}</p>
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Which Burnpile this is, and what it is made of. */
export function About() {
  const { about } = useTools().words.settings;
  return (
    <Block name="about" title={about.title}>
      <p className="quiet-line" data-testid="version">
        {about.version(import.meta.env.VERSION)}
      </p>
      <Report />
      <Packages />
    </Block>
  );
}
