import { useEffect } from 'react';
import type { ConfigFault } from './faults';
import './configFault.css';

/**
 * Stands alone, without theme, translations or data: none of them can be had without the
 * configuration. English, for it speaks to whoever operates the server.
 */
export function ConfigFaultPage({ faults }: { faults: readonly ConfigFault[] }) {
  useEffect(() => {
    document.title = 'Wattdesk: configuration';
  }, []);
  return (
    <main className="config-fault">
      <h1>Wattdesk cannot start with this configuration</h1>
      <p>Please correct the file config.json on the server, then reload this page.</p>
      <ul>
        {faults.map(({ key, fault, cure }) => (
          <li key={`${key} ${fault}`}>
            <p>
              <code>{key}</code> {fault}.
            </p>
            <p>{cure}</p>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => window.location.reload()}>
        Reload
      </button>
    </main>
  );
}
