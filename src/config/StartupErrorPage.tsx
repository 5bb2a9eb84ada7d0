import { clearStoredAppState } from '../ui/storage/settings';
import { ConfigErrorPage } from './ConfigErrorPage';
import { ConfigError } from './loadConfig';
import { PRODUCT_NAME } from '../brand/productName';
import './configError.css';

interface Props {
  /** The error that prevented the start. A rendering error is not passed. */
  error?: unknown;
}

/**
 * The page that is shown if the app cannot render at all. It uses no theme, translations or data, because they may
 * be unavailable. The error is logged to the console.
 */
export function StartupErrorPage({ error }: Props) {
  if (error instanceof ConfigError) return <ConfigErrorPage issues={error.issues} />;
  return (
    <main role="alert" className="config-fault">
      <h1>{PRODUCT_NAME} could not be started</h1>
      <p>
        Your data on the server is safe. Reload the page; if that does not help, reset what this browser remembers of
        language, appearance, menu and columns.
      </p>
      <div className="config-fault-buttons">
        <button type="button" onClick={() => window.location.reload()}>
          Reload
        </button>
        <button type="button" onClick={() => clearStoredAppState()}>
          Reset this browser’s settings
        </button>
      </div>
    </main>
  );
}
