import { useState } from 'react';
import type { NetworkView } from '../../../protocol/play.ts';
import { useAct, usePage, useTools } from '../../store/context.ts';
import { ActionButton } from '../action-button.tsx';
import { Switch } from '../settings/section.tsx';
import { Address, JoinCode } from './join-code.tsx';

interface Props {
  readonly network: NetworkView;
  /** Whether phones play there; at a table with real cards they only watch. */
  readonly plays: boolean;
}

/** Why the table can't be open there. */
function Trouble({ trouble }: { readonly trouble: NonNullable<NetworkView['trouble']> }) {
  const { network: words } = useTools().words.phones;
  return (
    <p className="notice" role="alert" data-testid="network-trouble" data-code={trouble}>
      {words.trouble[trouble]}
    </p>
  );
}

/** Before the table is open to the network: what that means, and at which address it may be. */
function Closed({ network, plays }: Props) {
  const { network: words } = useTools().words.phones;
  const act = useAct();
  const [wished, setWished] = useState<string | null>(null);
  const { addresses, trouble } = network;
  const address = addresses.find((one) => one === wished) ?? addresses[0];
  return (
    <>
      <p>{plays ? words.closed : words.closedToWatch}</p>
      {trouble !== null && <Trouble trouble={trouble} />}
      {address === undefined ? (
        <p className="notice" role="status" data-testid="no-address">
          {words.noAddress}
        </p>
      ) : (
        <>
          <p className="quiet">{plays ? words.who : words.whoWatches}</p>
          {addresses.length > 1 && (
            <fieldset className="addresses">
              <legend>{words.address}</legend>
              {addresses.map((one) => (
                <label key={one}>
                  <input
                    type="radio"
                    name="address"
                    checked={one === address}
                    data-testid={`address-${one}`}
                    onChange={() => setWished(one)}
                  />
                  <span>{one}</span>
                </label>
              ))}
            </fieldset>
          )}
          <ActionButton
            testId="open-network"
            primary
            onClick={() => act({ send: { type: 'network', address } })}
          >
            {words.openAt(address)}
          </ActionButton>
        </>
      )}
    </>
  );
}

/** While it is open: where phones find it, who may come in, and closing it again. */
function Open({
  network,
  plays,
  url,
  noSeat,
}: Props & { readonly url: string; readonly noSeat: string | null }) {
  const { network: words } = useTools().words.phones;
  const act = useAct();
  const { trouble, locked, onlookers } = network;
  return (
    <>
      {trouble !== null && <Trouble trouble={trouble} />}
      <div className="opened">
        <JoinCode url={url} />
        <div className="stack">
          <p>{words.at}</p>
          <p className="join-url" data-testid="join-url" data-url={url}>
            <Address url={url} />
          </p>
          <p className="quiet">{words.hint}</p>
          {noSeat !== null && <p data-testid="no-seat">{noSeat}</p>}
        </div>
      </div>
      <Switch
        testId="lock"
        on={locked}
        onChange={(on) => act({ send: { type: 'lock', on } })}
        name={words.lock}
        what={plays ? words.lockHint : words.lockHintToWatch}
      />
      <p className="quiet" role="status" data-testid="onlookers" data-count={onlookers}>
        {words.watching(onlookers)}
      </p>
      <ActionButton testId="close-network" onClick={() => act({ send: { type: 'network', address: null } })}>
        {words.close}
      </ActionButton>
    </>
  );
}

/** Whether phones can find the table, and all that may be done about it; `noSeat` says that none is left for them. */
export function Network({
  plays,
  noSeat = null,
}: {
  readonly plays: boolean;
  readonly noSeat?: string | null;
}) {
  const { network: words } = useTools().words.phones;
  const network = usePage(({ lobby }) => lobby?.network ?? null);
  if (network === null) return null;
  return (
    <section className="network stack" aria-labelledby="network-title" data-testid="network">
      <h3 id="network-title">{network.url === null ? words.title : words.opened}</h3>
      {network.url === null ? (
        <Closed network={network} plays={plays} />
      ) : (
        <Open network={network} plays={plays} url={network.url} noSeat={noSeat} />
      )}
    </section>
  );
}
