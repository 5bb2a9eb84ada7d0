/** The floor of the dashboard benchmark: the same blocks as a developer would write them by hand with react-admin. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { Admin, Resource } from 'react-admin';
import { ArticleList } from './articles';
import { Dashboard } from './dashboard';
import { authProvider, dataProvider } from './providers';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <HashRouter>
      <Admin dashboard={Dashboard} dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
        <Resource name="articles" list={ArticleList} />
      </Admin>
    </HashRouter>
  </StrictMode>,
);
