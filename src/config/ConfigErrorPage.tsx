import { useEffect } from 'react';
import type { ConfigIssue } from './configIssues';
import { PRODUCT_NAME } from '../brand/productName';
import './configError.css';

/**
 * The page for an invalid configuration. It uses no theme, translations or data, because they are not available
 * without the configuration. It is in English, because it addresses the server's operator.
 */
export function ConfigErrorPage({ issues }: { issues: readonly ConfigIssue[] }) {
  useEffect(() => {
    document.title = `${PRODUCT_NAME}: configuration`;
  }, []);
  return (
    <main className="config-fault">
      <h1>{PRODUCT_NAME} cannot start with this configuration</h1>
      <p>Please correct the file config.json on the server, then reload this page.</p>
      <ul>
        {issues.map(({ key, message, suggestion }) => (
          <li key={`${key} ${message}`}>
            <p>
              <code>{key}</code> {message}.
            </p>
            <p>{suggestion}</p>
          </li>
        ))}
      </ul>
      <div className="config-fault-buttons">
        <button type="button" onClick={() => window.location.reload()}>
          Reload
        </button>
      </div>
    </main>
  );
}
