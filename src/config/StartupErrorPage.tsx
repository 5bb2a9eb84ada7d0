import { resetApp } from '../ui/storage/settings';
import './configError.css';

/**
 * Shown if the app cannot render at all. Has no theme, translations or data, because none of them is certain to be
 * available. Details are in the console.
 */
export function StartupErrorPage() {
  return (
    <main role="alert" className="config-fault">
      <h1>Wattdesk could not be started</h1>
      <p>
        Your data on the server is safe. Reload the page; if that does not help, reset what this browser remembers of
        language, appearance, menu and columns.
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        Reload
      </button>{' '}
      <button type="button" onClick={() => resetApp()}>
        Reset this browser’s settings
      </button>
    </main>
  );
}
