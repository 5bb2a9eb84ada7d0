import { resetApp } from '../ui/storage/settings';
import './configError.css';

/**
 * What stands where the app could not be drawn at all. Without theme, translations or data, as the page of a
 * faulty configuration: none of them is sure to be there. The console has the rest.
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
